import type { Screen } from '../../app/screen.ts'

/** What a company has bought, and how it buys more (S0 section 4). */
export const subscriptionScreens: readonly Screen[] = []
