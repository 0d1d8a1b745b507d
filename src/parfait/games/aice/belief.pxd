cimport cython
from parfait.core.deals cimport Deals
from parfait.core.rng cimport Rng
from parfait.core.state cimport Belief, State
from parfait.games.aice.rules cimport Aice

cdef int HIGHEST_BID

cdef class AiceBelief(Belief):
    cdef public Aice known
    cdef public list others, hidden_bids
    cdef public Deals deals
    @cython.locals(world=Aice, seat=cython.int, h=cython.int, die=cython.int)
    cpdef State sample(self, Rng rng)
