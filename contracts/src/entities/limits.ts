/** Longest address, employee name and list name (the unit of an import line), in characters (S0 section 9). */
export const emailMax = 100
export const nameMax = 100
export const unitMax = 50
