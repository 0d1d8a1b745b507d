cimport cython
from libc cimport math
from parfait.core cimport bits
from parfait.core.prospects cimport Prospects
from parfait.core.state cimport Numbers, State
from parfait.games.dessert_dice cimport rules
from parfait.games.dessert_dice.brain cimport DessertDiceBrain
from parfait.games.dessert_dice.rules cimport DessertDice

cdef int CLUSTER, RIVAL, TOLD, DESSERTS
cdef double KEENNESS

cdef class DessertDiceProspects(Prospects):
    cdef DessertDiceBrain brain
    cdef Numbers legal
    cdef double told[1024]
    cdef bint ready
    @cython.locals(dice=DessertDice)
    cpdef void begin(self, State world, int action) noexcept
    @cython.locals(own=cython.int, dessert=cython.int, i=cython.int, chances=cython.double[1024], total=cython.double, chance=cython.double)
    cdef void _see_through(self, DessertDice dice) noexcept
    cpdef int variant_of(self, int action) noexcept
    @cython.locals(dice=DessertDice, best=cython.int, seat=cython.int)
    cpdef void finish(self, State world) noexcept
    cdef int _largest(self, DessertDice dice, int seat) noexcept
