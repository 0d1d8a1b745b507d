cimport cython
from parfait.core.rng cimport Rng
from parfait.core.state cimport Belief, Numbers, State
from parfait.games.dozito.rules cimport Dozito

cdef int PLACES, ROOM

cdef class DozitoBelief(Belief):
    cdef public Dozito known
    cdef public bint hidden_hand
    cdef public Numbers unseen, cards
    @cython.locals(world=Dozito, cards=Numbers, i=cython.int, seat=cython.int, place=cython.int, height=cython.int, side=cython.int)
    cpdef State sample(self, Rng rng)
