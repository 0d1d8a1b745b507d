cimport cython
from parfait.core cimport bits
from parfait.core.prospects cimport Prospects
from parfait.core.state cimport State
from parfait.games.dokitto_ice.rules cimport DokittoIce

cdef int TRICK, TROPHY, POINTS, OUT, FULL_CONE
cdef double UNKNOWN

cdef class DokittoIceProspects(Prospects):
    cdef int tricks
    cdef bint taking
    @cython.locals(ice=DokittoIce)
    cpdef void begin(self, State world, int action) noexcept
    @cython.locals(ice=DokittoIce)
    cpdef bint look(self, State world) noexcept
    @cython.locals(ice=DokittoIce, own_is_full=cython.bint, overfilled=cython.double)
    cpdef void finish(self, State world) noexcept
