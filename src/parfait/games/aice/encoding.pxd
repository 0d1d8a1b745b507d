cimport cython
cimport parfait.core.rows as rows
from parfait.core cimport bits
from parfait.core.encoding cimport Encoding, Row
from parfait.core.state cimport State
from parfait.games.aice.rules cimport Aice

cdef int SUITS, CARDS, RANKS, PLAYED, HIGHEST_BID

cdef class AiceEncoding(Encoding):
    cdef double per_card, per_die, per_pip, per_strength, per_point, per_round_point, per_round
    @cython.locals(aice=Aice, a=cython.p_float, at=cython.Py_ssize_t, players=cython.int, bidding=cython.bint, i=cython.int)
    cpdef Py_ssize_t write(self, State state, int seat, Row out) except -1
    @cython.locals(players=cython.int, on_table=cython.int, i=cython.int, other=cython.int, action=cython.int, lies=cython.bint, rolled=cython.bint)
    cdef Py_ssize_t _trick(self, Aice aice, int seat, float *a, Py_ssize_t at) noexcept
    @cython.locals(players=cython.int, i=cython.int, bid=cython.int, other=cython.int, all_dice=cython.longlong)
    cdef Py_ssize_t _bids(self, Aice aice, int seat, bint bidding, float *a, Py_ssize_t at) noexcept
