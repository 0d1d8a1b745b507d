cimport cython
from libc cimport math
from parfait.core cimport bits
from parfait.core.brain cimport Brain
from parfait.core.prospects cimport Prospects
from parfait.core.rng cimport Rng
from parfait.core.state cimport Belief, Numbers, State

cdef int MOST_NODES, FIRST_NODES, ACTIONS, DEEPEST, MOST_MEASURES, LANE, TABLED

@cython.final
cdef class Search:
    cdef public Brain brain
    cdef public Belief belief
    cdef public Rng rng
    cdef public double exploration, mean, spread
    cdef public int candidates, depth, stamp, only, iterations, nodes, capacity
    cdef public Prospects prospects
    cdef bint counting
    cdef int measures
    cdef object counted
    cdef double *counts
    cdef Numbers legal
    cdef Numbers scratch
    cdef int path[256]
    cdef int mark[1024]
    cdef list whole
    cdef list real
    cdef int *action
    cdef int *mover
    cdef int *child
    cdef int *sibling
    cdef int *visits
    cdef int *available
    cdef double *total
    cdef double *squares
    cdef double *average
    cdef double *logarithms
    cdef int moves, met
    cpdef void run(self, int iterations)
    @cython.locals(world=State, node=cython.int, depth=cython.int, before=cython.int, grown=cython.bint, looking=cython.bint, known=cython.bint)
    cdef void iterate(self)
    @cython.locals(looking=cython.bint)
    cdef void _look_on(self, State world) noexcept
    @cython.locals(i=cython.int, value=cython.double)
    cdef void _count(self, State world, int action) noexcept
    cdef void _pass_chance(self, State world) noexcept
    @cython.locals(mark=cython.p_int, stamp=cython.int, legal=cython.int, action=cython.int, best=cython.int, met=cython.int, child=cython.int, best_score=cython.double, scale=cython.double, score=cython.double)
    cdef int _select(self, State world, int node) noexcept
    @cython.locals(best=cython.int, child=cython.int, best_score=cython.double, scale=cython.double, score=cython.double)
    cdef int _select_at_root(self, State world) noexcept
    @cython.locals(times=cython.int, logarithm=cython.double)
    cdef double _score(self, int node, double scale) noexcept
    cpdef double deviation(self) noexcept
    cdef double _width(self, int node) noexcept
    @cython.locals(action=cython.int, new=cython.int)
    cdef int _grow(self, State world, int node, int met) noexcept
    @cython.locals(suggested=cython.int, skip=cython.int, i=cython.int)
    cdef int _new_action(self, State world, int met) noexcept
    @cython.locals(i=cython.int, node=cython.int, value=cython.double, step=cython.double)
    cdef void _learn(self, int depth) noexcept
    cdef _double(self)
    cdef _find_numbers(self)
    @cython.locals(i=cython.int, visits=cython.double, mean=cython.double, variance=cython.double, unit=cython.double)
    cpdef list follows(self, int action)
    @cython.locals(node=cython.int, visits=cython.int, mean=cython.double, variance=cython.double)
    cpdef list results(self)

@cython.locals(chosen=State, world=State, weight=cython.double, sum_of_weights=cython.double)
cpdef State draw_world(Brain brain, Belief belief, Rng rng, int candidates)
