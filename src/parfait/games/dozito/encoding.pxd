cimport cython
cimport parfait.core.rows as rows
from parfait.core cimport bits
from parfait.core.encoding cimport Encoding, Row
from parfait.core.state cimport State
from parfait.games.dozito.rules cimport Config, Dozito

cdef int COLOURS, KINDS, FIRST_JOKER, JOKERS, PLACES, NO_CARD, STOP, REPLAY, NONE_HELD, DRAWN, ORIGINS, ROOM, ENDED

cdef class DozitoEncoding(Encoding):
    cdef double per_card, per_sun, per_point, per_idle_turn, per_round
    cdef bint show_drawn
    @cython.locals(game=Dozito, a=cython.p_float, at=cython.Py_ssize_t, players=cython.int, known=cython.bint, side=cython.int, size=cython.int, i=cython.int, other=cython.int, won=cython.longlong)
    cpdef Py_ssize_t write(self, State state, int seat, Row out) except -1
    @cython.locals(i=cython.int, other=cython.int, place=cython.int, card=cython.int)
    cdef Py_ssize_t _grids(self, Dozito game, int seat, float *a, Py_ssize_t at) noexcept
    cdef Py_ssize_t _card(self, Config config, int card, float *a, Py_ssize_t at) noexcept
