import fc from 'fast-check'

/** HEED_RUNS limits the runs of every property; without it each takes its own number. */
const most = Number(process.env.HEED_RUNS ?? Number.POSITIVE_INFINITY)

/** `wanted` runs of a property, or as many as HEED_RUNS allows. */
export const runs = (wanted: number): number => Math.min(wanted, most)

/** For properties that name no number, 100 as fast-check has it. */
fc.configureGlobal({ numRuns: runs(100) })
