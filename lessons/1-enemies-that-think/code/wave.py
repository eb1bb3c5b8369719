def wave(level, start):
    #@ start
    distance = {start: 0}
    queue = deque([start])
    while queue:
        #@ take
        current = queue.popleft()
        for next in level.neighbours(current):
            #@ look
            if not level.walkable(next):
                continue
            if next in distance:
                continue
            #@ add
            distance[next] = distance[current] + 1
            queue.append(next)
    #@ done
    return distance
