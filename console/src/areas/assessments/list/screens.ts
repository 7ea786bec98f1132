import type { Screen } from '../../../app/screen.ts'

export const listScreens: readonly Screen[] = []
