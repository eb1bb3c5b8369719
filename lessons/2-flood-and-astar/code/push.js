function push(heap, entry) {
    //@ append
    heap.push(entry);
    let gap = heap.length - 1;
    while (gap > 0) {
        //@ parent?
        const parent = (gap - 1) >> 1;
        if (before(heap[parent], entry)) break;
        //@ step down
        heap[gap] = heap[parent];
        gap = parent;
    }
    //@ put
    heap[gap] = entry;
}
