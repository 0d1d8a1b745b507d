cimport cython
from parfait.core.rng cimport Rng  # on which rules.pxd depends: its size is compiled in
from parfait.games.dozito.rules cimport Config

cdef int SETS
cdef double REACH

@cython.final
cdef class Outlook:
    cdef double points[4096]
    cdef double worth[4096]
    @cython.locals(most=cython.double, size=cython.int, places=cython.int, more=cython.double, place=cython.int)
    cdef void _fill(self, Config config) noexcept
