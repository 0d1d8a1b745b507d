cimport cython
cimport parfait.core.rows as rows
from parfait.core cimport bits
from parfait.core.encoding cimport Encoding, Row
from parfait.core.state cimport State
from parfait.games.dokitto_ice cimport printed
from parfait.games.dokitto_ice.rules cimport DokittoIce

cdef long long ALL_VALUES
cdef int LANE, VALUES, FLAVOURS, CARD, CONE_LANE, TILE_LANE

cdef class DokittoIceEncoding(Encoding):
    cdef double per_card, per_value, per_tile, per_vp, per_trophy, per_round
    cdef int cones_each
    @cython.locals(ice=DokittoIce, a=cython.p_float, at=cython.Py_ssize_t, players=cython.int, flavour=cython.int, i=cython.int, other=cython.int, in_play=cython.longlong, won=cython.longlong)
    cpdef Py_ssize_t write(self, State state, int seat, Row out) except -1
    @cython.locals(on_table=cython.int, i=cython.int, place=cython.int)
    cdef Py_ssize_t _trick(self, DokittoIce ice, int seat, float *a, Py_ssize_t at) noexcept
    @cython.locals(i=cython.int, first=cython.int, cone=cython.int, place=cython.int, tile=cython.int, value=cython.int)
    cdef Py_ssize_t _cones(self, DokittoIce ice, int seat, float *a, Py_ssize_t at) noexcept
