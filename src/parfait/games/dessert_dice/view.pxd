from parfait.games.dessert_dice.rules cimport DessertDice

cpdef list views(DessertDice state, seats)
cdef dict _open(DessertDice state)
cdef tuple _clusters(DessertDice state, int dessert)
