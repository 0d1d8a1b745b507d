cimport cython
cimport parfait.core.rows as rows
from parfait.core cimport bits
from parfait.core.encoding cimport Encoding, Row
from parfait.core.rng cimport Rng
from parfait.core.state cimport ActionSet, Numbers, State

cdef unsigned long long M64
cdef int NUMBERS, UNKNOWN, NOBODY, CHANCES, CHOICES, IN_CHANCE, ENDED

cdef class Stepper:
    cdef State fresh
    cdef Encoding encoding
    cdef Numbers scratch
    cdef ActionSet actions_set
    cdef bint by_set, renumbered
    cdef Row row
    cdef list states, rngs, choosers, seeds, places
    cdef object held, allowed_held, numbers_held, shown_held
    cdef public int reward
    cdef public long long most_moves
    cdef public bint restart
    cdef Py_ssize_t count, first
    cdef int players, actions, words
    cdef float *rewards
    cdef unsigned char *masks
    cdef long long *allowed
    cdef long long *numbers
    cdef long long *shown_as
    cdef unsigned char *ended
    cdef unsigned char *cut_short
    cdef long long *seats
    cdef long long *episodes
    cdef long long *moves
    cdef long long *chosen
    @cython.locals(i=cython.Py_ssize_t)
    cpdef reset(self, seed)
    cpdef reset_game(self, Py_ssize_t i, seed)
    cdef int _reset_game(self, Py_ssize_t i, seed, place) except -1
    @cython.locals(seat=cython.int)
    cdef inline void _clear(self, Py_ssize_t i) noexcept
    @cython.locals(i=cython.Py_ssize_t, action=cython.longlong)
    cpdef Py_ssize_t wrong(self)
    cdef inline bint _is_allowed(self, Py_ssize_t i, long long action) noexcept
    @cython.locals(i=cython.Py_ssize_t)
    cpdef step(self)
    cpdef play(self, Py_ssize_t i, long long action)
    @cython.locals(state=State)
    cdef inline int _play(self, Py_ssize_t i, long long action) except -1
    @cython.locals(state=State)
    cpdef State state(self, Py_ssize_t i)
    cpdef State live(self, Py_ssize_t i)
    @cython.locals(i=cython.Py_ssize_t, seat=cython.int, row=Row, state=State)
    cpdef write_seats(self, numbers)
    @cython.locals(i=cython.Py_ssize_t, state=State)
    cpdef load(self, list saved)
    @cython.locals(i=cython.Py_ssize_t, state=State)
    cpdef sample(self)
    @cython.locals(state=State)
    cdef int _begin(self, Py_ssize_t i) except -1
    @cython.locals(rng=Rng)
    cdef void _let_chance_act(self, State state, Py_ssize_t i) noexcept
    @cython.locals(seat=cython.int)
    cdef int _end(self, State state, Py_ssize_t i) except -1
    @cython.locals(state=State)
    cdef int _show(self, Py_ssize_t i) except -1
    @cython.locals(word=cython.int)
    cdef inline void _clear_legal(self, Py_ssize_t i) noexcept
    @cython.locals(number=cython.int, action=cython.int, place=cython.int)
    cdef inline int _show_legal(self, State state, Py_ssize_t i) except -1
    @cython.locals(word=cython.int, count=cython.int, legal=cython.ulonglong)
    cdef inline int _show_set(self, State state, Py_ssize_t i) except -1
    @cython.locals(state=State, word=cython.int, action=cython.int, place=cython.int)
    cdef void _list_allowed(self, Py_ssize_t i) noexcept

cdef void _seed(Rng rng, unsigned long long seed, unsigned long long stream, unsigned long long index, unsigned long long episode) noexcept
