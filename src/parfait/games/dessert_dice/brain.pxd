cimport cython
from libc cimport math
from parfait.core cimport bits
from parfait.core.brain cimport Brain
from parfait.core.rng cimport Rng
from parfait.core.state cimport Numbers, State
from parfait.games.dessert_dice.rules cimport DessertDice

cdef int OVER, BOARD, NOT_FILE_A, NOT_FILE_E, BLANK, TIP, TRIES, WHIM
cdef double SECOND, SUPPLY, RIVAL, OTHERS, SURE_WIN

cdef class DessertDiceBrain(Brain):
    cdef int tops[25]
    cdef int tipped[50]
    cdef int shown[5]
    cdef public double second, supply, rival, others, sure_win
    cdef public int tries, whim, ahead
    cdef int count[5]
    cdef int lie[40]
    cdef double stands[4]
    cdef public double suspicion, pull_a, pull_b, to_move
    @cython.locals(dice=DessertDice, best=cython.double, dessert=cython.int, total=cython.double, seat=cython.int)
    cpdef double weight(self, State world) noexcept
    @cython.locals(moves=cython.int)
    cpdef int play_out(self, State state, Rng rng, Numbers scratch) noexcept
    @cython.locals(pull=cython.double, total=cython.double, seat=cython.int, standing=cython.double)
    cdef void _judge(self, DessertDice dice) noexcept
    @cython.locals(dice=DessertDice, share=cython.double, seat=cython.int)
    cpdef void evaluate(self, State state) noexcept
    @cython.locals(dice=DessertDice, best=cython.int, most=cython.double, equals=cython.int, i=cython.int, value=cython.double)
    cpdef int greedy(self, State state, Rng rng, Numbers scratch) noexcept
    @cython.locals(dice=DessertDice, best=cython.int, most=cython.double, action=cython.int, value=cython.double, tops=cython.int, lies=cython.int, lie=cython.int, top=cython.int, chosen=cython.int, squares=cython.int, square=cython.int, word=cython.ulonglong, left=cython.int, take=cython.int, direction=cython.int)
    cpdef int rollout(self, State state, Rng rng, Numbers scratch) noexcept
    @cython.locals(dessert=cython.int, left=cython.int, square=cython.int)
    cdef void _look(self, DessertDice dice) noexcept
    @cython.locals(arrived=cython.int, shows=cython.int, left=cython.int, showed=cython.int, square=cython.int, direction=cython.int, value=cython.double)
    cdef double _after(self, DessertDice dice, int action) noexcept
    @cython.locals(value=cython.double, best=cython.double, dessert=cython.int, standing=cython.double)
    cdef double _worth(self, int own, int empty) noexcept
    @cython.locals(largest=cython.int, second=cython.int, cluster=cython.int, grown=cython.int, size=cython.int)
    cdef double _standing(self, int squares) noexcept
    @cython.locals(count=cython.int, colour=cython.int)
    cdef int _left(self, DessertDice dice, int dessert) noexcept

cdef int beside(int squares) noexcept
