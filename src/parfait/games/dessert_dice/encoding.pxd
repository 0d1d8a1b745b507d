cimport cython
cimport parfait.core.rows as rows
from parfait.core cimport bits
from parfait.core.encoding cimport Encoding, Row
from parfait.core.state cimport State
cimport parfait.games.dessert_dice.rules as rules
from parfait.games.dessert_dice.rules cimport DessertDice

cdef int SQUARES, DESSERTS, KINDS, DIRECTIONS, DIE, ENDED

cdef class DessertDiceEncoding(Encoding):
    cdef double per_die, per_square, per_tip
    cdef int squares
    cdef float faces[325]
    cdef int place[36]
    @cython.locals(game=DessertDice, a=cython.p_float, at=cython.Py_ssize_t, players=cython.int, i=cython.int, known=cython.bint, square=cython.int, dice=cython.longlong, kind=cython.int, undo=cython.int, dessert=cython.int)
    cpdef Py_ssize_t write(self, State state, int seat, Row out) except -1
