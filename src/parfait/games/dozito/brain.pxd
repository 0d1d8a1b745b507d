cimport cython
from libc cimport math
from parfait.core cimport bits
from parfait.core.brain cimport Brain
from parfait.core.rng cimport Rng
from parfait.core.state cimport Numbers, State
from parfait.games.dozito cimport rules
from parfait.games.dozito.rules cimport Config, Dozito

cdef double REACH, TURN_UP, STOPPED_UP, ANOTHER_TURN, CLOSE_AHEAD, CLOSE_BEHIND, DRAW, DRAW_FACE_DOWN, NOWHERE
cdef int LAST_TURN, WHIM, ALL_MASKS, CHANCE, OVER

@cython.final
cdef class Outlook:
    cdef double points[4096]
    cdef double worth[4096]

cdef class DozitoBrain(Brain):
    cdef Config config
    cdef Outlook outlook
    cdef public double reach, scale, turn_up, stopped_up, another_turn, close_ahead, close_behind, last_turn, draw_a, draw_b
    cdef public int whim
    cdef int seat, up
    cdef int held[5]
    cpdef bint horizon(self, State state) noexcept
    @cython.locals(game=Dozito)
    cpdef void evaluate(self, State state) noexcept
    @cython.locals(best=cython.int, equals=cython.int, seat=cython.int, better=cython.int)
    cdef void _share_win(self, Dozito game) noexcept
    cdef int _compare(self, Dozito game, int seat, int other) noexcept
    @cython.locals(rounds=cython.int, unit=cython.double, best=cython.double, seat=cython.int, points=cython.double, total=cython.double)
    cdef void _weigh_standing(self, Dozito game) noexcept
    @cython.locals(game=Dozito)
    cpdef int greedy(self, State state, Rng rng, Numbers scratch) noexcept
    @cython.locals(game=Dozito)
    cpdef int rollout(self, State state, Rng rng, Numbers scratch) noexcept
    cdef void _know(self, Dozito game) noexcept
    @cython.locals(colour=cython.int, left=cython.int, place=cython.int)
    cdef void _look(self, Dozito game, int seat) noexcept
    @cython.locals(best=cython.int, most=cython.double, side=cython.int, value=cython.double)
    cdef int _take(self, Dozito game, double draw) noexcept
    @cython.locals(seen=cython.int[5], seat=cython.int, place=cython.int, card=cython.int, side=cython.int, total=cython.double, count=cython.int, colour=cython.int, kind=cython.int, value=cython.double, unused=cython.double)
    cdef double _count_draw(self, Dozito game) noexcept
    @cython.locals(best=cython.int, most=cython.double, card=cython.int, place=cython.int, value=cython.double)
    cdef int _use(self, Dozito game, bint careful) noexcept
    @cython.locals(most=cython.double, place=cython.int, value=cython.double)
    cdef double _best_use(self, Dozito game, int card, bint taken) noexcept
    @cython.locals(spot=cython.int, colour=cython.int, worth=cython.p_double, own=cython.int, value=cython.double, old=cython.int, other=cython.int, stops=cython.bint)
    cdef double _placing(self, Dozito game, int card, int place, bint taken) noexcept
    cdef double _discarding(self, Dozito game, int card) noexcept
    @cython.locals(own=cython.int, lead=cython.int, seat=cython.int)
    cdef double _closing(self, Dozito game) noexcept
    @cython.locals(left=cython.int, right=cython.int, again=cython.bint, covers_left=cython.double, covers_right=cython.double)
    cdef int _side(self, Dozito game) noexcept
