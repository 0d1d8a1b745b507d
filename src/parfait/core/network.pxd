cimport cython
from libc cimport math
from parfait.core cimport bits, layers

cdef int MOST_TABLES, MOST_PART
cdef double FIFTY, TWENTY, STEEP, NARROW, WIDE, SURE

@cython.final
cdef class Network:
    cdef public int parts, tables, rows, part_inputs, whole_inputs, units, upper_units
    cdef int lower_start, lower_always, upper_start, upper_always, last_start, last_always
    cdef object kept
    cdef double *numbers
    cdef public int row[32]
    cdef public double part[128]
    cdef public double whole[96]
    cdef public double out[4]
    cdef int starts[160]
    cdef double amounts[160]
    cdef double sums[64]
    cdef double lower[64]
    cdef double upper[64]
    @cython.locals(units=cython.int, part=cython.int, count=cython.int, j=cython.int)
    cpdef void judge(self) noexcept
    @cython.locals(units=cython.int, start=cython.int, j=cython.int, amount=cython.double, width=cython.double, own=cython.double, other=cython.double, lean=cython.double)
    cdef void _put_out(self) noexcept
    @cython.locals(count=cython.int, table=cython.int, i=cython.int, amount=cython.double)
    cdef int _list_part(self, int part) noexcept
    @cython.locals(units=cython.int, upper=cython.int, count=cython.int, i=cython.int, amount=cython.double)
    cdef int _list_whole(self) noexcept
    @cython.locals(width=cython.double, deviation=cython.double, margin=cython.double, odds=cython.double)
    cpdef double share(self, double lead, double spread) noexcept
    cpdef double variance(self) noexcept
