cimport cython
from parfait.core.prospects cimport Prospects
from parfait.core.state cimport State
from parfait.games.dozito.rules cimport Dozito

cdef int GROUPS, SUNS, CLOSING

cdef class DozitoProspects(Prospects):
    @cython.locals(game=Dozito, suns=cython.int)
    cpdef void finish(self, State world) noexcept
