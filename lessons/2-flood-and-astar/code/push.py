def push(heap, entry):
    #@ append
    heap.append(entry)
    gap = len(heap) - 1
    while gap > 0:
        #@ parent?
        parent = (gap - 1) // 2
        if heap[parent] < entry:
            break
        #@ step down
        heap[gap] = heap[parent]
        gap = parent
    #@ put
    heap[gap] = entry
