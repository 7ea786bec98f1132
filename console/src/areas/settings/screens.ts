import type { Screen } from '../../app/screen.ts'

/** Settings of the person and the company (S0 section 2). */
export const settingsScreens: readonly Screen[] = []
