function pop(heap) {
    //@ top
    const first = heap[0];
    const entry = heap.pop();
    let gap = 0;
    if (heap.length === 0) {
        //@ empty
        return first;
    }
    while (2 * gap + 1 < heap.length) {
        //@ child?
        let child = 2 * gap + 1;
        if (child + 1 < heap.length && before(heap[child + 1], heap[child])) child += 1;
        //@ fits?
        if (before(entry, heap[child])) break;
        //@ step up
        heap[gap] = heap[child];
        gap = child;
    }
    //@ put
    heap[gap] = entry;
    return first;
}
