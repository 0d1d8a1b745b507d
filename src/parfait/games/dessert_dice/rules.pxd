cimport cython
from parfait.core cimport bits
from parfait.core.rng cimport Rng
from parfait.core.state cimport Numbers, State

cdef int SIDE, SMALL_BOARD, BOARD, FILE_A, FILE_E, BLANK, BLANK_KIND, TIP, TIP_END, BY_LOT, NO_LIMIT, NORTH, EAST, SOUTH, WEST, DEAL, ROLL, FIRST

cdef int square_placed(int action) noexcept
cdef int lie_placed(int action) noexcept
cdef int tip_of(int square, int direction) noexcept
cdef int square_tipped(int action) noexcept
cdef int direction_tipped(int action) noexcept
cdef int squares_beside(int squares, int direction) noexcept
cdef int square_reached(int square, int direction) noexcept
@cython.locals(way=cython.int, steps_on=cython.bint)
cdef int lie_after_tip(int lie, int direction) noexcept
cdef int top_of(int lie) noexcept
cdef int kind_showing(int colour, int dessert) noexcept
cdef int nth(int members, int n) noexcept
@cython.locals(sideways=cython.int, upright=cython.int)
cdef int squares_around(int squares, bint corners) noexcept
@cython.locals(largest=cython.int, cluster=cython.int, grown=cython.int)
cdef int largest_cluster(int squares, bint corners) noexcept

cdef class DessertDice(State):
    cdef public bint tied_only, by_last_die, tip_back, corners
    cdef public int squares, starter, max_tips, empty, offered, tips, undo, placed, set_aside, won
    cdef public int tiles[4]
    cdef public int dice[5]
    cdef public int supply[13]
    cdef public int board[25]
    cdef public int last_placed[4]
    cdef public int largest[4]

    @cython.locals(s=DessertDice)
    cpdef State clone(self)
    cdef void _configure(self)
    @cython.locals(i=cython.int, colour=cython.int)
    cpdef void draw(self, Rng rng, Numbers out) noexcept
    cpdef void settle(self, Numbers out) noexcept
    @cython.locals(seat=cython.int)
    cdef void _deal(self, Numbers out) noexcept
    @cython.locals(kind=cython.int, i=cython.int, colour=cython.int)
    cdef void _roll(self, Numbers out) noexcept
    cdef void _begin(self, int seat) noexcept
    @cython.locals(squares=cython.int, square=cython.int, lies=cython.int, direction=cython.int, dice=cython.int)
    cpdef void legal(self, Numbers out) noexcept
    @cython.locals(lies=cython.int, places=cython.int, tips=cython.int, pick=cython.int, direction=cython.int, dice=cython.int, count=cython.int)
    cpdef int random_action(self, Rng rng, Numbers out) noexcept
    cdef bint _may_tip(self) noexcept
    @cython.locals(dice=cython.int)
    cdef int _tippable(self, int direction) noexcept
    cpdef void apply(self, int action) noexcept
    cdef void _place(self, int square, int lie) noexcept
    @cython.locals(target=cython.int)
    cdef void _tip(self, int square, int direction) noexcept
    @cython.locals(squares=cython.int, square=cython.int, dice=cython.int)
    cpdef int shown(self, int dessert) noexcept
    @cython.locals(squares=cython.int)
    cpdef int cluster(self, int dessert, int set_aside) noexcept
    @cython.locals(seat=cython.int, contenders=cython.int, leaders=cython.int)
    cdef void _end_game(self) noexcept
    @cython.locals(seat=cython.int, best=cython.int, leaders=cython.int, size=cython.int)
    cdef int _leaders(self, int contenders) noexcept
    @cython.locals(seat=cython.int, last=cython.int, placers=cython.int)
    cdef int _placed_last(self, int contenders) noexcept
