cimport cython
from libc cimport math
from parfait.core cimport bits
from parfait.core.network cimport Network
from parfait.games.dozito cimport rules
from parfait.games.dozito.outlook cimport Outlook
from parfait.games.dozito.rules cimport Config, Dozito

cdef int TURN, DRAWN, TURNED, STOPPED
cdef int POINTS, GAINS, JOKER_GAIN, JOKERS, REACH, UNSEEN, TOP_GAIN, TOP_JOKER, FITS, PART
cdef int COMING, ROUNDS, LEAD, NEAR_LEAD, LAST_LEAD, BEFORE, ALL_POINTS, SUNS, DOWN, LAST_TURN, OF_EACH, PROMISE, FIT
cdef int BEST_TOP, OTHER_TOP, REPLAYS, TOPS_FIT, BETTER, MOST, EACH, TOP_STOPS, TOP_REPLAYS, UNSEEN_REPLAYS, UNSEEN_STOPS
cdef int UNSEEN_JOKERS, PILE, LAST_TURN_LEAD, LAST_TURN_PROMISE, WHOLE
cdef double TURN_UP, LARGEST, LATER, IMPOSSIBLE

@cython.final
cdef class Judgement:
    cdef public Network net
    cdef public double worth[20]
    cdef Config config
    cdef Outlook outlook
    cdef int *mirror
    cdef double unit, head_start
    cdef int grid[24]
    cdef int up[2]
    cdef int top[2]
    cdef public int player, rounds
    cdef public double lead
    cdef int closer, coming, pile
    cdef int held[10]
    cdef int seen[5]
    cdef double change[24]
    cdef double suns_at[24]
    cdef double gain[120]
    cdef double joker_gain[10]
    cdef double points[2]
    cdef double promise[2]
    cdef int fits[2]
    cdef int better[2]
    cdef double most[2]
    @cython.locals(best=cython.int, left=cython.longlong, action=cython.int)
    cpdef int weigh(self, Dozito game) noexcept
    @cython.locals(legal=cython.longlong)
    cpdef int choose(self, Dozito game) noexcept
    cpdef double share(self, Dozito game, int coming, int seat) noexcept
    cpdef void take_in(self, Dozito game, int coming) noexcept
    @cython.locals(seat=cython.int, side=cython.int, card=cython.int, kind=cython.int, best=cython.double, place=cython.int, share=cython.double)
    cdef double _promise_of(self, Dozito game, int action) noexcept
    @cython.locals(card=cython.int)
    cdef int _some_card(self, int taken) noexcept
    cdef void _see(self, int card) noexcept
    @cython.locals(at=cython.int, old=cython.int, up=cython.int, share=cython.double)
    cdef double _place(self, int seat, int card, int place) noexcept
    @cython.locals(colour=cython.int, place=cython.int)
    cdef bint _is_one_colour(self, int seat) noexcept
    @cython.locals(left=cython.double, right=cython.double)
    cdef double _discard_best(self, int seat, int card) noexcept
    @cython.locals(covered=cython.int, closer=cython.int, share=cython.double)
    cdef double _discard(self, int seat, int card, int side) noexcept
    @cython.locals(lead=cython.double)
    cdef double _standing(self, int seat) noexcept
    cdef double _judge(self, int seat) noexcept
    @cython.locals(share=cython.double)
    cdef double _share(self, int seat) noexcept
    @cython.locals(i=cython.int, side=cython.int, size=cython.int)
    cdef void _take_in(self, Dozito game) noexcept
    @cython.locals(colour=cython.int, side=cython.int, who=cython.int, seat=cython.int, suns=cython.int, left=cython.int, place=cython.int, card=cython.int)
    cdef void _look_at_grids(self, int first) noexcept
    @cython.locals(net=Network, i=cython.int, who=cython.int, unseen=cython.int, jokers=cython.int, colour=cython.int, cards=cython.int, stars=cython.int, base=cython.int, left=cython.int, mark=cython.int)
    cdef void _put_in(self) noexcept
    @cython.locals(net=Network, before=cython.double, lead=cython.double, who=cython.int, seat=cython.int)
    cdef void _put_in_standing(self) noexcept
    @cython.locals(seat=cython.int, replays=cython.int, place=cython.int, at=cython.int, card=cython.int, places=cython.int)
    cdef void _look_at_places(self, int who) noexcept
    @cython.locals(net=Network, own=cython.int, points=cython.double, row=cython.int, best=cython.double, total=cython.double, place=cython.int, at=cython.int, gain=cython.double, down=cython.int, fits=cython.int, base=cython.int)
    cdef void _put_in_colour(self, int who, int colour, int cards, int stars) noexcept
    @cython.locals(net=Network, up=cython.int, best=cython.double, other=cython.double, side=cython.int, card=cython.int, bring=cython.double, colour=cython.int, kind=cython.int, fits=cython.bint)
    cdef void _put_in_tops(self, int who) noexcept

cdef double limited(double amount) noexcept
