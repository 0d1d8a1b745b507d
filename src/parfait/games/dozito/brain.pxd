cimport cython
from libc cimport math
from parfait.core cimport bits
from parfait.core.brain cimport Brain
from parfait.core.rng cimport Rng
from parfait.core.state cimport Numbers, State
from parfait.games.dozito cimport rules
from parfait.games.dozito.outlook cimport Outlook
from parfait.games.dozito.rules cimport Config, Dozito

cdef int NOBODY, ENDED, LAST_TURN, WHIM, FIRST_JOKER, STOP, REPLAY
cdef double TURN_UP, ANOTHER_TURN, DRAW, GIFT, CLOSE_AHEAD, CLOSE_BEHIND, WORST

cdef class DozitoBrain(Brain):
    cdef Config config
    cdef int players
    cdef Outlook outlook
    cdef double unit, head_start
    cdef double *worth
    cdef int seat, place
    cdef bint closes
    @cython.locals(spread=cython.double)
    cdef void _know(self, Dozito game) noexcept
    cpdef bint horizon(self, State state) noexcept
    @cython.locals(game=Dozito)
    cpdef void evaluate(self, State state) noexcept
    @cython.locals(best=cython.int, equals=cython.int, seat=cython.int, place=cython.int)
    cdef void _share_win(self, Dozito game) noexcept
    cdef int _compare(self, Dozito game, int seat, int other) noexcept
    @cython.locals(unit=cython.double, best=cython.double, seat=cython.int, points=cython.double, total=cython.double)
    cdef void _weigh_standing(self, Dozito game) noexcept
    @cython.locals(game=Dozito)
    cpdef int greedy(self, State state, Rng rng, Numbers scratch) noexcept
    @cython.locals(game=Dozito)
    cpdef int rollout(self, State state, Rng rng, Numbers scratch) noexcept
    @cython.locals(game=Dozito, moves=cython.int)
    cpdef int play_out(self, State state, Rng rng, Numbers scratch) noexcept
    cdef void _look(self, Dozito game, int seat) noexcept
    @cython.locals(best=cython.int, most=cython.double, side=cython.int, value=cython.double)
    cdef int _take(self, Dozito game, double draw) noexcept
    @cython.locals(seen=cython.int[5], side=cython.int, card=cython.int, seat=cython.int, place=cython.int, total=cython.double, count=cython.int, colour=cython.int, kind=cython.int, placing=cython.double, discarding=cython.double)
    cdef double _average_draw(self, Dozito game) noexcept
    @cython.locals(place=cython.int, placing=cython.double, discarding=cython.double)
    cdef int _use(self, Dozito game, double gift) noexcept
    @cython.locals(seat=cython.int, gain=cython.double)
    cdef double _given(self, Dozito game) noexcept
    @cython.locals(kind=cython.int, best=cython.int, most=cython.double, place=cython.int, value=cython.double)
    cdef double _placing_best(self, Dozito game, int card, bint taken) noexcept
    @cython.locals(config=Config, worth=cython.p_double, suns=cython.p_int, seat=cython.int, spot=cython.int, own=cython.int, value=cython.double, old=cython.int, other=cython.int)
    cdef double _placing(self, Dozito game, int card, int place, bint taken) noexcept
    cdef double _discarding(self, Dozito game, int card) noexcept
    @cython.locals(best_other=cython.int, most=cython.int, seat=cython.int, points=cython.int, lead=cython.int)
    cdef double _closing(self, Dozito game) noexcept
    @cython.locals(again=cython.bint, left=cython.double, right=cython.double)
    cdef int _side(self, Dozito game) noexcept

cdef int top_of(Dozito game, int side) noexcept
