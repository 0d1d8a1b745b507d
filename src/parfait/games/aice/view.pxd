from parfait.core cimport bits
from parfait.games.aice.rules cimport Aice

cpdef list views(Aice state, seats)
cdef dict _bids(Aice state, shown)
cdef dict _open(Aice state)
cdef object _strength(Aice state, int seat)
cpdef tuple named(long long cards)
