cimport cython
from parfait.core cimport bits
from parfait.core.rng cimport Rng
from parfait.core.state cimport Numbers, State
from parfait.games.dokitto_ice cimport printed

cdef int LANE, TAKE, TAKE_LEFT, TAKE_RIGHT, TILE_LANE, CONE_LANE, LOWEST, HIGHEST, FIRST, DEAL
cdef long long ONE_EACH

cdef class DokittoIce(State):
    cdef public bint may_choose_empty, count_last_trick, choosing, rounds_as_usual
    cdef public int tiles, cone, mixed_winner, top, hand_size, trophies_to_win, played, led_by, leader, tricks, full, round
    cdef public long long deck, fallen, round_winners
    cdef public long long hands[4]
    cdef public int void[4]
    cdef public int table[4]
    cdef public int gathered[16]
    cdef public int scoops[32]
    cdef public int tile_vp[8]
    cdef public int size[4]
    cdef public int taken[4]
    cdef public int trophies[4]

    @cython.locals(s=DokittoIce)
    cpdef State clone(self)
    cdef void _configure(self)
    cpdef void draw(self, Rng rng, Numbers out) noexcept
    @cython.locals(seat=cython.int, i=cython.int, hand=cython.longlong)
    cpdef void settle(self, Numbers out) noexcept
    cpdef void legal(self, Numbers out) noexcept
    cpdef int random_action(self, Rng rng, Numbers out) noexcept
    @cython.locals(hand=cython.longlong, following=cython.longlong)
    cpdef long long legal_mask(self) noexcept
    @cython.locals(i=cython.int, flavour=cython.int, stocked=cython.longlong, empty=cython.longlong)
    cdef long long _choices(self) noexcept
    @cython.locals(what=cython.int)
    cpdef void apply(self, int action) noexcept
    cdef void _play(self, int card) noexcept
    @cython.locals(led=cython.int, one_flavour=cython.bint, high=cython.int, low=cython.int, card=cython.int, winner=cython.int, i=cython.int)
    cdef void _end_trick(self) noexcept
    @cython.locals(best=cython.int, i=cython.int)
    cdef int _mixed_winner(self) noexcept
    cdef void _take(self, int flavour, int cone) noexcept
    @cython.locals(i=cython.int)
    cdef void _lay_aside(self, int winner) noexcept
    cdef void _next_trick(self) noexcept
    @cython.locals(best=cython.int, seat=cython.int, standing=cython.int)
    cdef void _end_round(self) noexcept
    cpdef bint is_out(self, int seat) noexcept
    @cython.locals(total=cython.int, cone=cython.int, i=cython.int, tile=cython.int)
    cpdef int vp(self, int seat) noexcept
    @cython.locals(tiles=cython.int, ones=cython.int, cone=cython.int, i=cython.int)
    cdef int _standing(self, int seat) noexcept
    cdef int _first_cone(self, int seat) noexcept
