import type { Screen } from '../../app/screen.ts'

/** Reports: snapshots and recurring ones, and each with what it found (S2 section 2.5). */
export const reportsScreens: readonly Screen[] = []
