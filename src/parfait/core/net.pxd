cimport cython

cdef int MOST_INPUTS, MOST_UNITS

@cython.final
cdef class Net:
    cdef public int rows, amounts, first, second, n
    cdef float[::1] table
    cdef float[::1] middle
    cdef float[::1] last
    cdef public int present[128]
    cdef public double amount[128]
    cdef double lower[64]
    cdef double upper[64]
    cpdef void add(self, int row) noexcept
    @cython.locals(first=cython.int, second=cython.int, base=cython.int, i=cython.int, j=cython.int, amount=cython.double, found=cython.double)
    cpdef double output(self) noexcept
