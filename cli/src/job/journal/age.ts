export const retentionDays = 90
/** The latest runs are kept even if old, because a wrong clock must not delete data that resuming needs. */
export const minKeptRuns = 20
