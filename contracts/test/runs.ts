import fc from 'fast-check'

/** HEED_RUNS limits the runs of every property test. */
const maxRuns = Number(process.env.HEED_RUNS ?? Number.POSITIVE_INFINITY)

export const limitRuns = (wanted: number): number => Math.min(wanted, maxRuns)

/** fast-check's default. */
fc.configureGlobal({ numRuns: limitRuns(100) })
