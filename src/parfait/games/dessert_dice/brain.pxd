cimport cython
from libc cimport math
from parfait.core cimport bits
from parfait.core.brain cimport Brain
from parfait.core.rng cimport Rng
from parfait.core.state cimport Numbers, State
from parfait.games.dessert_dice cimport rules
from parfait.games.dessert_dice.rules cimport DessertDice

cdef int ENDED, LOOK_AHEAD, ONE_IN, TIP
cdef long long ONE
cdef double SECOND, SUPPLY, TO_MOVE, RIVAL, OTHERS, SURE_WIN, PULL, PULL_BY_PLACED, SUSPICION, WORST

cdef class DessertDiceBrain(Brain):
    cdef int tops[25]
    cdef bint corners
    cdef long long shown[4]
    cdef double stands[5]
    cdef long long known[2039]
    cdef double standings[2039]
    cdef int lies[40]
    cdef int ways[5]
    cdef int best
    cdef double most
    @cython.locals(moves=cython.int)
    cpdef int play_out(self, State state, Rng rng, Numbers scratch) noexcept
    @cython.locals(dice=DessertDice)
    cpdef void evaluate(self, State state) noexcept
    @cython.locals(share=cython.double, seat=cython.int)
    cdef void _share_win(self, DessertDice dice) noexcept
    @cython.locals(pull=cython.double, total=cython.double, seat=cython.int, dessert=cython.int, standing=cython.double)
    cdef void _judge(self, DessertDice dice) noexcept
    @cython.locals(dice=DessertDice, best=cython.double, dessert=cython.int, behind=cython.double, seat=cython.int)
    cpdef double weight(self, State world) noexcept
    @cython.locals(dice=DessertDice, best=cython.int, most=cython.double, equals=cython.int, i=cython.int, value=cython.double)
    cpdef int greedy(self, State state, Rng rng, Numbers scratch) noexcept
    @cython.locals(dice=DessertDice)
    cpdef int rollout(self, State state, Rng rng, Numbers scratch) noexcept
    @cython.locals(top=cython.int, offered=cython.int, lie=cython.int, ways=cython.p_int, squares=cython.longlong, square=cython.int)
    cdef void _think_of_placing(self, DessertDice dice, Rng rng) noexcept
    @cython.locals(direction=cython.int, squares=cython.longlong, tip=cython.int)
    cdef void _think_of_tipping(self, DessertDice dice, Rng rng) noexcept
    @cython.locals(value=cython.double)
    cdef void _think_of(self, DessertDice dice, int action) noexcept
    @cython.locals(i=cython.int, dessert=cython.int, squares=cython.longlong)
    cdef void _look(self, DessertDice dice) noexcept
    @cython.locals(stands=cython.p_double, left=cython.longlong, showed=cython.int, reached=cython.longlong, shows=cython.int, square=cython.int, direction=cython.int, old_gone=cython.double, old_come=cython.double, value=cython.double)
    cdef double _after(self, DessertDice dice, int action) noexcept
    @cython.locals(stands=cython.p_double, value=cython.double, best=cython.double, dessert=cython.int, standing=cython.double)
    cdef double _worth(self, int own, bint full) noexcept
    @cython.locals(slot=cython.int)
    cdef double _standing(self, long long squares) noexcept
    @cython.locals(largest=cython.int, second=cython.int, cluster=cython.longlong, grown=cython.longlong, size=cython.int)
    cdef double _find_standing(self, long long squares) noexcept

@cython.locals(count=cython.int, colour=cython.int)
cdef int in_supply(DessertDice dice, int dessert) noexcept
