cimport cython
from parfait.core cimport bits, rows
from parfait.core.encoding cimport Encoding, Row
from parfait.core.state cimport State
from parfait.games.dessert_dice.rules cimport DessertDice

cdef int SQUARES, DESSERTS, KINDS, TIP, DIRECTIONS, DIE, ENDED

cdef class DessertDiceEncoding(Encoding):
    cdef double per_die, per_square, per_tip
    cdef float faces[325]
    @cython.locals(game=DessertDice, a=cython.p_float, at=cython.Py_ssize_t, players=cython.int, i=cython.int, known=cython.bint, square=cython.int, kind=cython.int, undo=cython.int, dessert=cython.int)
    cpdef Py_ssize_t write(self, State state, int seat, Row out) except -1
