cimport cython
from parfait.core.deals cimport Deals
from parfait.core.rng cimport Rng
from parfait.core.state cimport Belief, State
from parfait.games.dokitto_ice.rules cimport DokittoIce

cdef class DokittoIceBelief(Belief):
    cdef public DokittoIce known
    cdef public list others
    cdef public Deals deals
    @cython.locals(world=DokittoIce, seat=cython.int, h=cython.int)
    cpdef State sample(self, Rng rng)
