export const keptDays = 90
/** Kept whatever their age: a wrong clock must not cost what resuming needs. */
export const keptRuns = 20
