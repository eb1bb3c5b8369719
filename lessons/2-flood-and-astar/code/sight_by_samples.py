def sight_by_samples(level, eye, target, step):
    #@ start
    across = target[0] - eye[0]
    down = target[1] - eye[1]
    length = 100 * sqrt(across * across + down * down)
    last = ceil(length / step)
    looked = []
    for k in range(last + 1):
        #@ sample
        if k < last:
            x = eye[0] + 0.5 + across * k * step / length
            y = eye[1] + 0.5 + down * k * step / length
            here = cell_at(x, y)
        else:
            here = target
        looked.append(here)
        #@ solid?
        if level.walkable(here):
            continue
        #@ blocked
        return looked
    #@ clear
    return looked
