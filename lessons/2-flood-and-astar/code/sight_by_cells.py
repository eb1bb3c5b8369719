def sight_by_cells(level, eye, target):
    #@ start
    across = abs(target[0] - eye[0])
    down = abs(target[1] - eye[1])
    side = 1 if eye[0] < target[0] else -1
    ahead = 1 if eye[1] < target[1] else -1
    upright = down
    flat = across
    here = eye
    looked = [eye]
    while here != target:
        #@ next
        x, y = here
        if upright < flat:
            upright = upright + 2 * down
            here = (x + side, y)
        elif flat < upright:
            flat = flat + 2 * across
            here = (x, y + ahead)
        else:
            upright = upright + 2 * down
            flat = flat + 2 * across
            gap = level.walkable((x + side, y)) or level.walkable((x, y + ahead))
            here = (x + side, y + ahead if gap else y)
        looked.append(here)
        #@ solid?
        if level.walkable(here):
            continue
        #@ blocked
        return looked
    #@ clear
    return looked
