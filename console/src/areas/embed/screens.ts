import type { Screen } from '../../app/screen.ts'

/** Videos on pages of somebody else, paid by view (S2 section 2.6). */
export const embedScreens: readonly Screen[] = []
