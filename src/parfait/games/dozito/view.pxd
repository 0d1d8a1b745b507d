from parfait.games.dozito.rules cimport Dozito

cpdef list views(Dozito state, seats)
cdef dict _open(Dozito state)
cdef tuple _grid(Dozito state, int seat)
cdef object _discard(Dozito state, int side)
cdef tuple _groups(Dozito state, int seat)
