import type { Screen } from '../../../app/screen.ts'

export const infosecScreens: readonly Screen[] = []
