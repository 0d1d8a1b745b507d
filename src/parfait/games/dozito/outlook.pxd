cimport cython
from parfait.core cimport bits
from parfait.core.rng cimport Rng  # on which rules.pxd depends: its size is compiled in
from parfait.games.dozito cimport rules

cdef int SETS
cdef double REACH

@cython.final
cdef class Outlook:
    cdef double points[4096]
    cdef double worth[4096]
