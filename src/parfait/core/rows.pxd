cdef extern from *:
    """
    #include <string.h>
    static const float parfait_four[16][4] = {
        {0, 0, 0, 0}, {1, 0, 0, 0}, {0, 1, 0, 0}, {1, 1, 0, 0}, {0, 0, 1, 0}, {1, 0, 1, 0}, {0, 1, 1, 0}, {1, 1, 1, 0},
        {0, 0, 0, 1}, {1, 0, 0, 1}, {0, 1, 0, 1}, {1, 1, 0, 1}, {0, 0, 1, 1}, {1, 0, 1, 1}, {0, 1, 1, 1}, {1, 1, 1, 1},
    };
    static inline float *parfait_start(PyObject *held) { return (float *)PyMemoryView_GET_BUFFER(held)->buf; }
    static inline unsigned char *parfait_bytes(PyObject *held) {
        return (unsigned char *)PyMemoryView_GET_BUFFER(held)->buf;
    }
    static inline long long *parfait_longs(PyObject *held) { return (long long *)PyMemoryView_GET_BUFFER(held)->buf; }
    static inline Py_ssize_t parfait_members(float *row, Py_ssize_t at, long long mask, int count) {
        int i = 0;
        for (; i + 4 <= count; i += 4) memcpy(row + at + i, parfait_four[mask >> i & 15], 4 * sizeof(float));
        for (; i < count; i++) row[at + i] = (float)(mask >> i & 1);
        return at + count;
    }
    static inline void parfait_clear(float *row, Py_ssize_t at, Py_ssize_t count) {
        memset(row + at, 0, count * sizeof(float));
    }
    static inline Py_ssize_t parfait_choice(float *row, Py_ssize_t at, int which, int count) {
        if (0 <= which && which < count) row[at + which] = 1;
        return at + count;
    }
    static inline Py_ssize_t parfait_copy(float *row, Py_ssize_t at, const float *table, int first, int count) {
        memcpy(row + at, table + first, count * sizeof(float));
        return at + count;
    }
    static inline void parfait_clear_bytes(unsigned char *cells, Py_ssize_t at, Py_ssize_t count) {
        memset(cells + at, 0, count);
    }
    static inline void parfait_spread(unsigned char *cells, Py_ssize_t at, unsigned long long word, int count) {
        int i = 0;
    #if defined(__BYTE_ORDER__) && __BYTE_ORDER__ == __ORDER_LITTLE_ENDIAN__
        /* Eight bits at a time: seven copies of the lower seven, shifted so that each bit ends in a byte of its own. */
        for (; i + 8 <= count; i += 8) {
            unsigned long long eight = word >> i & 255;
            unsigned long long bytes = ((eight & 127) * 0x2040810204081ULL & 0x101010101010101ULL) | (eight >> 7) << 56;
            memcpy(cells + at + i, &bytes, 8);
        }
    #endif
        for (; i < count; i++) cells[at + i] = word >> i & 1;
    }
    static inline int parfait_seat_after(int seat, int steps, int players) {
        return seat + steps < players ? seat + steps : seat + steps - players;
    }
    static inline int parfait_seen_from(int seat, int who, int players) {
        return who < 0 ? -1 : who < seat ? who - seat + players : who - seat;
    }
    static inline Py_ssize_t parfait_seats(float *row, Py_ssize_t at, long long mask, int seat, int players) {
        return parfait_members(row, at, mask >> seat | mask << (players - seat), players);
    }
    """
    float *start "parfait_start"(object held)
    unsigned char *start_bytes "parfait_bytes"(object held)
    long long *start_longs "parfait_longs"(object held)
    Py_ssize_t members "parfait_members"(float *row, Py_ssize_t at, long long mask, int count) noexcept nogil
    void clear "parfait_clear"(float *row, Py_ssize_t at, Py_ssize_t count) noexcept nogil
    Py_ssize_t choice "parfait_choice"(float *row, Py_ssize_t at, int which, int count) noexcept nogil
    Py_ssize_t copy "parfait_copy"(float *row, Py_ssize_t at, const float *table, int first, int count) noexcept nogil
    void clear_bytes "parfait_clear_bytes"(unsigned char *cells, Py_ssize_t at, Py_ssize_t count) noexcept nogil
    void spread "parfait_spread"(unsigned char *cells, Py_ssize_t at, unsigned long long word, int count) noexcept nogil
    int seat_after "parfait_seat_after"(int seat, int steps, int players) noexcept nogil
    int seen_from "parfait_seen_from"(int seat, int who, int players) noexcept nogil
    Py_ssize_t seats "parfait_seats"(float *row, Py_ssize_t at, long long mask, int seat, int players) noexcept nogil
