cimport cython
from parfait.core cimport bits
from parfait.core.network cimport Network

cdef int ROOM, FACTS, MOST_TABLES, MOST_PART

@cython.final
cdef class Comparisons:
    cdef public object shape, rows, part, whole, facts, ends
    cdef public int parts, tables, part_inputs, whole_inputs, count
    cdef int room, closed
    cdef int *row_numbers
    cdef float *part_numbers
    cdef float *whole_numbers
    cdef float *fact_numbers
    cdef void _find_numbers(self)
    cdef void _make_room(self)
    @cython.locals(base=cython.int, part=cython.int, i=cython.int)
    cpdef void note(self, Network network, bint mine, double lead, double spread)
    @cython.locals(base=cython.int)
    cpdef void settle(self, double own, double other, double share, double variance)
    cpdef void close(self)
