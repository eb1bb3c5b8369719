def pop(heap):
    #@ top
    first = heap[0]
    entry = heap.pop()
    gap = 0
    if not heap:
        #@ empty
        return first
    while 2 * gap + 1 < len(heap):
        #@ child?
        child = 2 * gap + 1
        if child + 1 < len(heap) and heap[child + 1] < heap[child]:
            child += 1
        #@ fits?
        if entry < heap[child]:
            break
        #@ step up
        heap[gap] = heap[child]
        gap = child
    #@ put
    heap[gap] = entry
    return first
