cimport cython
from libc cimport math
from parfait.core cimport bits
from parfait.core.decisions cimport Decisions
from parfait.core.policy cimport Policy
from parfait.core.rng cimport Rng
from parfait.core.state cimport State
from parfait.games.dozito cimport rules
from parfait.games.dozito.outlook cimport Outlook
from parfait.games.dozito.rules cimport Config, Dozito

cdef int LAST_ROUND, LAST_BUT_ONE, LEAD, LAST_LEAD, ROUND_LEAD, OWN_POINTS, OTHER_POINTS, OWN_DOWN, OTHER_DOWN, LAST_TURN
cdef int OWN_PROMISE, OTHER_PROMISE, OWN_REACH, OTHER_REACH, OWN_BEST, OWN_SECOND, OTHER_BEST, OTHER_SECOND, ORIGIN
cdef int HELD_REPLAY, HELD_STOP, UNSEEN_JOKERS, POSITIONS
cdef int DRAWS, TAKES, PLACES, DISCARDS, POINTS, REACH, TURNS_UP, TURNS_UP_AND_STOPS, CLOSES, CLOSING_LEAD, AGAIN, GIFT
cdef int LEFT_TO_OTHER, COVERED_OTHER, COVERED_OWN, OWN_LEFT, EMPTIES, JOKER, SUNS, LAST_POINTS, PROMISE, MOVES
cdef double TURN_UP, ANOTHER_TURN, WORST, MOST

@cython.final
cdef class DozitoPolicy:
    cdef Policy net
    cdef public double odds[20]
    cdef Decisions notes
    cdef Config config
    cdef Outlook outlook
    cdef int seats[2]
    cdef int held[16]
    cdef int up[2]
    cdef int down[2]
    cdef double points[2]
    cdef double reach[2]
    cdef int top[2]
    cdef double appeal[4]
    cdef int seen[5]
    cdef double change[12]
    cdef double lead
    cdef int spot
    cpdef void note_into(self, Decisions notes)
    @cython.locals(legal=cython.longlong, best=cython.int)
    cpdef int choose(self, Dozito game, Rng rng, bint at_random) noexcept
    @cython.locals(best=cython.int, left=cython.longlong, action=cython.int)
    cpdef int weigh(self, Dozito game) noexcept
    @cython.locals(total=cython.double, left=cython.longlong, action=cython.int, ticket=cython.double)
    cdef int _draw_lots(self, long long legal, int best, Rng rng) noexcept
    @cython.locals(colour=cython.int, side=cython.int, who=cython.int)
    cdef void _look(self, Dozito game) noexcept
    cdef void _see(self, int card) noexcept
    @cython.locals(seat=cython.int, colour=cython.int, suns=cython.int, left=cython.int, place=cython.int, card=cython.int, places=cython.int)
    cdef void _look_at_grid(self, Dozito game, int who) noexcept
    @cython.locals(place=cython.int, places=cython.int, total=cython.double, count=cython.int, colour=cython.int, own=cython.int, seen=cython.int, before=cython.double, most=cython.double, gain=cython.double, kind=cython.int)
    cdef double _promise(self, Dozito game, int who) noexcept
    @cython.locals(kind=cython.int, most=cython.double, place=cython.int, value=cython.double)
    cdef double _appeal(self, Dozito game, int who, int card) noexcept
    @cython.locals(spot=cython.int, colour=cython.int, own=cython.int, value=cython.double, old=cython.int, other=cython.int)
    cdef double _placing(self, Dozito game, int who, int card, int place) noexcept
    cdef double _worth(self, Dozito game, int places) noexcept
    cdef bint _stops(self, Dozito game, int card, bint taken) noexcept
    @cython.locals(net=Policy, i=cython.int, rounds=cython.int, lead=cython.double, jokers=cython.int, colour=cython.int)
    cdef void _put_in_position(self, Dozito game) noexcept
    cdef void _put_in_down(self, int start, int down) noexcept
    @cython.locals(left=cython.double, right=cython.double)
    cdef void _put_in_tops(self, int start, int first) noexcept
    @cython.locals(net=Policy, i=cython.int)
    cdef void _put_in_move(self, Dozito game, int action) noexcept
    @cython.locals(net=Policy, gift=cython.double, own=cython.double, left=cython.double)
    cdef void _put_in_discarding(self, Dozito game, int side) noexcept
    @cython.locals(net=Policy)
    cdef void _put_in_taking(self, Dozito game, int side) noexcept
    @cython.locals(net=Policy, spot=cython.int, colour=cython.int, own=cython.int, suns=cython.int, points=cython.double, worth=cython.double, old=cython.int, other=cython.int)
    cdef void _put_in_placing(self, Dozito game, int card, int place, bint taken) noexcept

cdef double limited(double amount) noexcept
