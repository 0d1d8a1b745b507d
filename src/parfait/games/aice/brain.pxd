cimport cython
from libc cimport math
from parfait.core cimport bits
from parfait.core.brain cimport Brain
from parfait.core.rng cimport Rng
from parfait.core.state cimport Numbers, State
from parfait.games.aice.rules cimport Aice

cdef int ENDED, DEAL, ON_DIE, BID, HIGHEST_BID, NO_CARD, CARELESS, DIE_LEAD
cdef long long ONE_SUIT, TWOS
cdef double OF_THREE, BID_DOUBT

cdef class AiceBrain(Brain):
    cdef double spread[5]
    cdef double head_start[20]
    cdef double tricks_of[8]

    cdef _learn_standings(self)
    cpdef bint horizon(self, State state) noexcept
    @cython.locals(aice=Aice, seat=cython.int)
    cpdef void evaluate(self, State state) noexcept
    @cython.locals(scale=cython.double, most=cython.int, seat=cython.int, total=cython.double, place=cython.int, points=cython.double)
    cdef void _weigh_points(self, Aice aice) noexcept
    @cython.locals(aice=Aice, misfit=cython.double, seat=cython.int, off=cython.double)
    cpdef double weight(self, State world) noexcept
    @cython.locals(tricks=cython.double, rank=cython.int)
    cdef double _tricks_in(self, Aice aice, long long hand) noexcept
    @cython.locals(aice=Aice, need=cython.int, to_come=cython.int, wanted=cython.bint)
    cpdef int rollout(self, State state, Rng rng, Numbers scratch) noexcept
    @cython.locals(die=cython.int, tricks=cython.double, number=cython.int)
    cdef int _quick_bid(self, Aice aice, Rng rng) noexcept
    @cython.locals(hand=cython.longlong, dice=cython.int, card=cython.int)
    cdef int _quick_lead(self, Aice aice, bint wanted, Rng rng) noexcept
    @cython.locals(
        hand=cython.longlong, cards=cython.longlong, die=cython.int, strongest=cython.int, last=cython.bint,
        above=cython.longlong, below=cython.longlong, card=cython.int,
    )
    cdef int _quick_follow(self, Aice aice, bint wanted) noexcept
    @cython.locals(best=cython.int, seat=cython.int, action=cython.int, rank=cython.int, _=cython.int)
    cdef int _strongest(self, Aice aice) noexcept
    @cython.locals(rank=cython.int)
    cdef int _base(self, Aice aice, int action) noexcept
    @cython.locals(least=cython.int)
    cdef long long _above(self, long long cards, int strongest) noexcept
    @cython.locals(rank=cython.int)
    cdef int _highest_rank(self, long long cards) noexcept
    @cython.locals(rank=cython.int)
    cdef int _lowest_rank(self, long long cards) noexcept
    @cython.locals(rank=cython.int)
    cdef int _best_under_die(self, long long cards) noexcept
