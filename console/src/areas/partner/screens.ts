import type { Screen } from '../../app/screen.ts'

/** Partners and their companies (S2 section 2.6). */
export const partnerScreens: readonly Screen[] = []
