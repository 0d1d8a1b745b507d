cimport cython
from parfait.core cimport bits

cdef int MOST_INPUTS, MOST_UNITS

@cython.final
cdef class Policy:
    cdef public int positions, moves, units
    cdef object kept
    cdef double *numbers
    cdef public double position[64]
    cdef public double move[64]
    cdef double lower[64]
    cdef double upper[64]
    @cython.locals(units=cython.int, base=cython.int, i=cython.int, j=cython.int, amount=cython.double)
    cpdef void begin(self) noexcept
    @cython.locals(units=cython.int, first=cython.int, last=cython.int, alone=cython.int, base=cython.int, i=cython.int, j=cython.int, amount=cython.double, found=cython.double)
    cpdef double score(self) noexcept
