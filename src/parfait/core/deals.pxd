cimport cython
from parfait.core cimport bits
from parfait.core.rng cimport Rng

@cython.final
cdef class Deals:
    cdef public int count, holders, states
    cdef short cards[64]
    cdef short may_hold[64]
    cdef public long long hands[6]
    cdef int holder[6]
    cdef int free[6]
    cdef int sizes[6]
    cdef int weight[6]
    cdef object kept
    cdef double *ways
    @cython.locals(i=cython.int, places=cython.int, h=cython.int, total=cython.double)
    cdef void _count_ways(self) noexcept
    @cython.locals(h=cython.int, last=cython.int)
    cdef void _decode(self, int places, int cards_left) noexcept
    cdef double _ways_if(self, int i, int places, int h) noexcept
    @cython.locals(i=cython.int, places=cython.int, h=cython.int, chosen=cython.int, ticket=cython.double, share=cython.double)
    cpdef void sample(self, Rng rng) noexcept
