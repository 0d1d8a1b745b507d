cimport cython
from parfait.core.net cimport Net

@cython.final
cdef class Positions:
    cdef public int players, present, amounts, count, seats, room
    cdef int[::1] rows
    cdef float[::1] amount
    cdef float[::1] shares
    @cython.locals(base=cython.int, i=cython.int)
    cpdef void note(self, Net net, double share)
    @cython.locals(position=cython.int, seat=cython.int, at=cython.int)
    cpdef void settle(self, int start, list shares, double trust)
    cdef void _double(self)
