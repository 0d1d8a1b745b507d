cimport cython
from libc cimport math
from parfait.core cimport bits
from parfait.core.brain cimport Brain, share_of_win
from parfait.core.rng cimport Rng
from parfait.core.state cimport Belief, Numbers, State

cdef int LONGEST, ACTIONS, NOTHING, SEARCHER, REHEARSALS, TRIALS
cdef unsigned int SLOTS
cdef double DOUBT, CURIOSITY, SOFTNESS, SLIPS

cdef class Learner(Brain):
    cdef public Belief public
    cdef public bint searching, later, standing
    cdef public int searcher, length, first, before, trials
    cdef public double playouts, squares, standings, spread, agreement
    cdef public object scores
    cdef list arrays
    cdef list tables
    cdef double sums[8]
    cdef double marks[8]
    cdef double worths[1024]
    cdef int *moved
    cdef int *replied
    cdef int *mover
    cdef double *move_count
    cdef double *move_sum
    cdef double *reply_count
    cdef double *reply_sum
    cpdef bint horizon(self, State state) noexcept
    cpdef void evaluate(self, State state) noexcept
    @cython.locals(seat=cython.int)
    cdef void _stand(self, State state) noexcept
    @cython.locals(seat=cython.int, lead=cython.double)
    cdef void _compare(self, State state) noexcept
    @cython.locals(seat=cython.int, scale=cython.double, total=cython.double)
    cdef void _judge(self, int players) noexcept
    cpdef void prepare(self, State state, int action, Rng rng, Numbers scratch) noexcept
    cdef void _begin(self, bint searching) noexcept
    @cython.locals(world=State, i=cython.int)
    cdef void _rehearse(self, int action, Rng rng, Numbers scratch) noexcept
    cpdef void note(self, State state, int action) noexcept
    cpdef void note_chance(self) noexcept
    @cython.locals(i=cython.int, seat=cython.int, value=cython.double)
    cpdef void learn(self) noexcept
    cdef int _who(self, int seat) noexcept
    cdef int _move(self, int seat, int action) noexcept
    cdef unsigned int _reply(self, unsigned int seat, unsigned int action) noexcept
    @cython.locals(best=cython.int, i=cython.int, curious=cython.bint, deviation=cython.double)
    cpdef int rollout(self, State state, Rng rng, Numbers scratch) noexcept
    @cython.locals(move=cython.int, reply=cython.int, general=cython.double, worth=cython.double)
    cdef double _worth(self, int seat, int action, double bonus) noexcept
    @cython.locals(chosen=cython.int, i=cython.int, most=cython.double, total=cython.double, weight=cython.double)
    cdef int _choose(self, int best, double unit, Rng rng, Numbers scratch) noexcept
    @cython.locals(moves=cython.int, action=cython.int)
    cpdef int play_out(self, State state, Rng rng, Numbers scratch) noexcept
