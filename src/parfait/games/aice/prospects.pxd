cimport cython
from parfait.core.prospects cimport Prospects
from parfait.core.state cimport State
from parfait.games.aice.rules cimport Aice

cdef int TRICK, EXACT, POINTS, DICE
cdef double UNKNOWN

cdef class AiceProspects(Prospects):
    cdef bint bidding
    cdef int tricks, won
    @cython.locals(aice=Aice)
    cpdef void begin(self, State world, int action) noexcept
    @cython.locals(aice=Aice)
    cpdef bint look(self, State world) noexcept
    @cython.locals(aice=Aice)
    cpdef void finish(self, State world) noexcept
