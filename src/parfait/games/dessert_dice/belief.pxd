cimport cython
from parfait.core cimport bits
from parfait.core.rng cimport Rng
from parfait.core.state cimport Belief, State
from parfait.games.dessert_dice.rules cimport DessertDice

cdef class DessertDiceBelief(Belief):
    cdef public DessertDice known
    cdef public int unseen
    @cython.locals(world=DessertDice, left=cython.int, seat=cython.int)
    cpdef State sample(self, Rng rng)
