cimport cython
from parfait.core cimport bits
from parfait.core.rng cimport Rng
from parfait.core.state cimport Numbers, State

cdef int COLOURS, KINDS, FIRST_JOKER, NO_CARD, PLAIN, STOP, REPLAY
cdef int PLACES, ALL_PLACES, SETS, BUT_LEFT_COLUMN, BUT_RIGHT_COLUMN
cdef int DRAW, TAKE_LEFT, TAKE_RIGHT, DISCARD_LEFT, DISCARD_RIGHT, TAKES
cdef int NONE_HELD, DRAWN, TAKEN, TURNED, REPLACED, STOPPED
cdef int ROOM, FIRST, DEAL, RESHUFFLE

cdef int colour_of(int card) noexcept
cdef int kind_of(int card) noexcept
@cython.locals(group=cython.int, grown=cython.int, sideways=cython.int)
cdef int joined(int start, int among) noexcept

@cython.final
cdef class Config:
    cdef short mark[80]
    cdef int card_suns[80]
    cdef int size_points[13]
    cdef int set_points[4096]
    cdef public bint stop_from_discard
    cdef public int rounds, max_idle_turns, colours, kinds, last_turns_at, sun_points

cdef class Dozito(State):
    cdef public Config config
    cdef public bint turned_up
    cdef public int player, held, origin, idle_turns, closer, round, one_colour, pile_size
    cdef public short grid[60]
    cdef public int up[5]
    cdef int colours[25]
    cdef int suns_up[5]
    cdef public short pile[52]
    cdef public short discards[104]
    cdef public int discard_size[2]
    cdef public long long totals[5]
    cdef public long long best_round[5]

    @cython.locals(s=Dozito)
    cpdef State clone(self)
    @cython.locals(seat=cython.int, place=cython.int)
    cdef void _configure(self)
    @cython.locals(card=cython.int)
    cdef void _show(self, int seat, int place) noexcept
    @cython.locals(colour=cython.int, kind=cython.int, side=cython.int, i=cython.int)
    cpdef void draw(self, Rng rng, Numbers out) noexcept
    cpdef void settle(self, Numbers out) noexcept
    @cython.locals(dealt=cython.int, i=cython.int, seat=cython.int, side=cython.int, colour=cython.int)
    cdef void _deal(self, Numbers out) noexcept
    @cython.locals(side=cython.int)
    cdef void _reshuffle(self, Numbers out) noexcept
    @cython.locals(i=cython.int)
    cdef void _new_pile(self, Numbers out, int start) noexcept
    cpdef void legal(self, Numbers out) noexcept
    cpdef int random_action(self, Rng rng, Numbers out) noexcept
    cpdef long long legal_mask(self) noexcept
    @cython.locals(kind=cython.int)
    cdef long long _own_places(self) noexcept
    cdef long long _discards(self) noexcept
    @cython.locals(side=cython.int)
    cpdef void apply(self, int action) noexcept
    @cython.locals(seat=cython.int, stops=cython.bint, kept=cython.int)
    cdef void _place(self, int place) noexcept
    @cython.locals(card=cython.int)
    cdef void _discard(self, int side) noexcept
    cdef bint _stops(self) noexcept
    cdef void _end_turn(self, bint replay) noexcept
    @cython.locals(seat=cython.int, points=cython.int, starters=cython.longlong)
    cdef void _end_round(self) noexcept
    @cython.locals(total=cython.int, i=cython.int)
    cpdef int points(self, int seat) noexcept
    cpdef int group_points(self, long long group) noexcept
    cpdef int suns(self, int seat) noexcept
    @cython.locals(fewest=cython.longlong, starters=cython.longlong, seat=cython.int)
    cdef long long _starters(self) noexcept
