cimport cython
from libc cimport math
from parfait.core cimport bits
from parfait.core.net cimport Net
from parfait.core.rng cimport Rng
from parfait.core.state cimport State
from parfait.games.dozito cimport rules
from parfait.games.dozito.outlook cimport Outlook
from parfait.games.dozito.rules cimport Config, Dozito

cdef int NOBODY, ENDED
cdef int SETS, OWN_DOWN, FEWEST_DOWN, WAIT, CLOSING, ROUNDS_LEFT, PLAYERS, ROWS
cdef int LEAD, LEAD_BEFORE, POINTS, OTHERS_POINTS, PROMISE, OTHERS_PROMISE, OPEN_BEST, OPEN_OTHER, OTHERS_OPEN
cdef int REACH, OTHERS_REACH, AMOUNTS
cdef double TURNED_UP

@cython.final
cdef class DozitoJudge:
    cdef public Net net
    cdef Config config
    cdef Outlook outlook
    cdef public double values[8]
    cdef int held[40]
    cdef int down[5]
    cdef double points[5]
    cdef double standing[5]
    cdef double promise[5]
    cdef double reach[5]
    cdef double open_best[5]
    cdef double open_other[5]
    cdef double change[60]
    cdef int seen[5]
    @cython.locals(colour=cython.int, side=cython.int, card=cython.int, seat=cython.int)
    cpdef void look(self, Dozito game)
    @cython.locals(colour=cython.int, suns=cython.int, down=cython.int, place=cython.int, card=cython.int, points=cython.double, reach=cython.double, places=cython.int, lost=cython.double)
    cdef void _look_at_grid(self, Dozito game, int seat) noexcept
    @cython.locals(total=cython.double, count=cython.int, colour=cython.int, own=cython.int, seen=cython.int, most=cython.double, place=cython.int, gain=cython.double, kind=cython.int, left=cython.double, right=cython.double)
    cdef void _reckon(self, Dozito game, int seat) noexcept
    @cython.locals(card=cython.int, own=cython.int, kind=cython.int, most=cython.double, place=cython.int, gain=cython.double)
    cdef double _gain_of_top(self, Dozito game, int seat, int side) noexcept
    @cython.locals(gain=cython.double)
    cdef double _gain(self, int seat, int own, int place) noexcept
    @cython.locals(net=Net, colour=cython.int, fewest=cython.int, best=cython.int, promise=cython.double, reach=cython.double, before=cython.int, other=cython.int, wait=cython.int, closing=cython.int, span=cython.int, rounds=cython.int, others=cython.int)
    cpdef void put_in(self, Dozito game, int seat) noexcept
    @cython.locals(most=cython.double, total=cython.double, seat=cython.int)
    cpdef void judge(self, Dozito game)
    @cython.locals(seat=cython.int)
    cpdef void note(self, Dozito game, object found, list shares)

cdef double limited(double amount) noexcept
