import fc from 'fast-check'

/** HEED_RUNS limits the runs of every property test. */
const most = Number(process.env.HEED_RUNS ?? Number.POSITIVE_INFINITY)

export const runs = (wanted: number): number => Math.min(wanted, most)

/** fast-check's default. */
fc.configureGlobal({ numRuns: runs(100) })
