cimport cython
from libc cimport math
from parfait.core cimport bits
from parfait.core.brain cimport Brain
from parfait.core.rng cimport Rng
from parfait.core.state cimport Numbers, State
from parfait.games.aice.rules cimport Aice

cdef int ENDED, DEAL, ON_DIE, ON_PART, BID, HIGHEST_BID, SUITS, NO_CARD, CARELESS, BID_TELLS, SAFETY, BEATEN_BY
cdef long long ONE_SUIT, TWOS
cdef double BID_DOUBT, DIE_DOUBT

cdef class AiceBrain(Brain):
    cdef double spread[5]
    cdef double head_start[20]
    cdef double tricks_of[40]

    cdef _learn_standings(self)
    cpdef bint horizon(self, State state) noexcept
    @cython.locals(aice=Aice, seat=cython.int)
    cpdef void evaluate(self, State state) noexcept
    @cython.locals(scale=cython.double, most=cython.int, seat=cython.int, total=cython.double, place=cython.int, ahead=cython.double, leader_is_known=cython.bint)
    cdef void _weigh_points(self, Aice aice) noexcept
    @cython.locals(aice=Aice, misfit=cython.double, fit=cython.double, seat=cython.int, off=cython.double)
    cpdef double weight(self, State world) noexcept
    @cython.locals(total=cython.double, suit=cython.int)
    cdef double _fit_of_die(self, Aice aice, long long hand, int die) noexcept
    @cython.locals(tricks=cython.double, rank=cython.int)
    cdef double _tricks_in(self, Aice aice, long long hand) noexcept
    @cython.locals(aice=Aice)
    cpdef int greedy(self, State state, Rng rng, Numbers scratch) noexcept
    @cython.locals(aice=Aice)
    cpdef int rollout(self, State state, Rng rng, Numbers scratch) noexcept
    cdef int _short_of_bid(self, Aice aice) noexcept
    cdef int _play(self, Aice aice, bint wanted) noexcept
    @cython.locals(hand=cython.longlong, longest=cython.int, suit=cython.int, number=cython.int)
    cdef int _bid(self, Aice aice, double rounding) noexcept
    cdef int _held(self, long long hand, int suit) noexcept
    @cython.locals(
        hand=cython.longlong, unseen=cython.longlong, cards=cython.longlong, higher=cython.longlong,
        best=cython.int, best_beaten_by=cython.int, beaten_by=cython.int, card=cython.int,
    )
    cdef int _lead(self, Aice aice, bint wanted) noexcept
    @cython.locals(dice=cython.int, best=cython.int, suit=cython.int)
    cdef int _scarcest(self, Aice aice, long long unseen) noexcept
    @cython.locals(
        hand=cython.longlong, following=cython.longlong, above=cython.longlong, choice=cython.longlong,
        strongest=cython.int, is_last=cython.bint, card=cython.int,
    )
    cdef int _try_to_win(self, Aice aice) noexcept
    @cython.locals(
        hand=cython.longlong, following=cython.longlong, below=cython.longlong, choice=cython.longlong,
        strongest=cython.int, is_last=cython.bint, action=cython.int,
    )
    cdef int _duck(self, Aice aice) noexcept
    @cython.locals(best=cython.int, seat=cython.int, action=cython.int, _=cython.int)
    cdef int _strongest(self, Aice aice) noexcept
    @cython.locals(least=cython.int)
    cdef long long _above(self, long long cards, int strongest) noexcept
    @cython.locals(rank=cython.int)
    cdef int _highest_rank(self, long long cards) noexcept
    @cython.locals(rank=cython.int)
    cdef int _lowest_rank(self, long long cards) noexcept
    @cython.locals(rank=cython.int)
    cdef int _base(self, Aice aice, int action) noexcept
    @cython.locals(rank=cython.int)
    cdef int _best_under_die(self, long long cards) noexcept
    @cython.locals(split=cython.longlong, lowest=cython.int)
    cdef int _weakest_under_die(self, Aice aice, long long cards) noexcept
