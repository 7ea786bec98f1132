/** Days that a run is kept: one that is older goes when the next one begins. */
export const keptDays = 90
/** So many of the latest stay whatever their age: a clock that is wrong by a year must not cost what it takes to go on. */
export const keptRuns = 20
