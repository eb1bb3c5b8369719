def sight_by_bresenham(level, eye, target):
    #@ start
    across = abs(target[0] - eye[0])
    down = abs(target[1] - eye[1])
    side = 1 if eye[0] < target[0] else -1
    ahead = 1 if eye[1] < target[1] else -1
    error = across - down
    here = eye
    looked = [eye]
    while here != target:
        #@ next
        x, y = here
        twice = 2 * error
        if twice >= -down:
            error = error - down
            x = x + side
        if twice <= across:
            error = error + across
            y = y + ahead
        here = (x, y)
        looked.append(here)
        #@ solid?
        if level.walkable(here):
            continue
        #@ blocked
        return looked
    #@ clear
    return looked
