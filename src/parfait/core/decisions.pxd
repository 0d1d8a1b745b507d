cimport cython
from parfait.core cimport bits
from parfait.core.policy cimport Policy

cdef int ROOM

@cython.final
cdef class Decisions:
    cdef public int position_inputs, move_inputs, count, moves
    cdef public object positions, each_move, made, ends, shares
    cdef float *position_numbers
    cdef float *move_numbers
    cdef int *made_numbers
    cdef void _find_numbers(self)
    @cython.locals(size=cython.int, i=cython.int)
    cpdef void note_move(self, Policy policy)
    @cython.locals(size=cython.int, i=cython.int)
    cpdef void note(self, Policy policy, int among, int chosen, int seat)
    cpdef void settle(self, double share)
