cimport cython
from parfait.core cimport bits

cdef int MOST_INPUTS, MOST_UNITS

@cython.final
cdef class Net:
    cdef public int rows, amounts, first, second, n
    cdef object weights
    cdef float *table
    cdef float *middle
    cdef float *last
    cdef public int present[128]
    cdef public double amount[128]
    cdef double lower[64]
    cdef double upper[64]
    cpdef void add(self, int row) noexcept
    @cython.locals(first=cython.int, second=cython.int, base=cython.int, i=cython.int, j=cython.int, amount=cython.double, found=cython.double)
    cpdef double output(self) noexcept
