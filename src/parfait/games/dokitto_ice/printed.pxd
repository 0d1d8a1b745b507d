cdef extern from *:
    """
    static inline int dokitto_ice_flavour(int card) { return card >> 4; }
    static inline int dokitto_ice_value(int card) { return card & 15; }
    static inline long long dokitto_ice_cards_of(int flavour) { return 0x3FFLL << flavour * 16; }
    """
    int flavour "dokitto_ice_flavour"(int card) noexcept nogil
    int value "dokitto_ice_value"(int card) noexcept nogil
    long long cards_of "dokitto_ice_cards_of"(int flavour) noexcept nogil
