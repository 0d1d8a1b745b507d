from parfait.core cimport bits
from parfait.games.dokitto_ice.rules cimport DokittoIce

cpdef list views(DokittoIce state, seats)
cdef dict _open(DokittoIce state)
cdef tuple _cone(DokittoIce state, int cone)
cpdef tuple named(long long cards)
