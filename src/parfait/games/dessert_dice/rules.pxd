cimport cython
from parfait.core cimport bits
from parfait.core.rng cimport Rng
from parfait.core.state cimport ActionSet, Numbers, State

cdef long long LARGEST_BOARD, BUT_FILE_A, BUT_FILE_F, ONE
cdef int BLANK, BLANK_KIND, TIP, TIP_END, BY_LOT, NO_LIMIT, NORTH, EAST, SOUTH, WEST, DEAL, ROLL, FIRST

cdef int square_placed(int action) noexcept
cdef int lie_placed(int action) noexcept
cdef int tip_of(int square, int direction) noexcept
@cython.locals(number=cython.int)
cdef int square_tipped(int action) noexcept
cdef int direction_tipped(int action) noexcept
cdef long long squares_beside(long long squares, int direction) noexcept
cdef int square_reached(int square, int direction) noexcept
@cython.locals(way=cython.int, steps_on=cython.bint)
cdef int lie_after_tip(int lie, int direction) noexcept
cdef int top_of(int lie) noexcept
cdef int kind_showing(int colour, int dessert) noexcept
@cython.locals(squares=cython.longlong, rank=cython.int)
cdef long long board_of(int side) noexcept
cdef int nth(long long members, int n) noexcept
@cython.locals(sideways=cython.longlong, upright=cython.longlong)
cdef long long squares_around(long long squares, bint corners) noexcept
@cython.locals(largest=cython.longlong, most=cython.int, cluster=cython.longlong, grown=cython.longlong, size=cython.int)
cdef long long largest_cluster(long long squares, bint corners) noexcept

cdef class DessertDice(State):
    cdef public bint tied_only, by_last_die, tip_back, corners
    cdef public long long squares, empty
    cdef public int starter, max_tips, offered, tips, undo, placed, set_aside, won
    cdef public int tiles[4]
    cdef public int dice[5]
    cdef public int supply[13]
    cdef public int board[36]
    cdef long long shown[5]
    cdef public int last_placed[4]
    cdef public int largest[4]

    @cython.locals(s=DessertDice)
    cpdef State clone(self)
    @cython.locals(square=cython.int)
    cdef void _configure(self)
    @cython.locals(i=cython.int, colour=cython.int)
    cpdef void draw(self, Rng rng, Numbers out) noexcept
    cpdef void settle(self, Numbers out) noexcept
    @cython.locals(seat=cython.int)
    cdef void _deal(self, Numbers out) noexcept
    @cython.locals(kind=cython.int, i=cython.int, colour=cython.int)
    cdef void _roll(self, Numbers out) noexcept
    cdef void _begin(self, int seat) noexcept
    @cython.locals(numbers=cython.p_short, n=cython.int, squares=cython.longlong, first=cython.int, lies=cython.int, ways=cython.int, further=cython.int, i=cython.int, direction=cython.int, dice=cython.longlong)
    cpdef void legal(self, Numbers out) noexcept
    @cython.locals(squares=cython.longlong, direction=cython.int, dice=cython.longlong)
    cpdef void legal_set(self, ActionSet out) noexcept
    @cython.locals(empty=cython.longlong, lies=cython.int, places=cython.int, tips=cython.int, pick=cython.int, direction=cython.int, dice=cython.longlong, count=cython.int)
    cpdef int random_action(self, Rng rng, Numbers out) noexcept
    cdef bint _may_tip(self) noexcept
    @cython.locals(dice=cython.longlong)
    cdef long long _tippable(self, int direction) noexcept
    cpdef void apply(self, int action) noexcept
    cdef void _place(self, int square, int lie) noexcept
    @cython.locals(target=cython.int, lie=cython.int, tipped=cython.int)
    cdef void _tip(self, int square, int direction) noexcept
    @cython.locals(squares=cython.longlong)
    cpdef long long cluster(self, int dessert, int set_aside) noexcept
    @cython.locals(seat=cython.int, contenders=cython.int, leaders=cython.int)
    cdef void _end_game(self) noexcept
    @cython.locals(seat=cython.int, best=cython.int, leaders=cython.int, size=cython.int)
    cdef int _leaders(self, int contenders) noexcept
    @cython.locals(seat=cython.int, last=cython.int, placers=cython.int)
    cdef int _placed_last(self, int contenders) noexcept
