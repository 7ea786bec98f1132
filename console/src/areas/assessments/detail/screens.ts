import type { Screen } from '../../../app/screen.ts'

export const detailScreens: readonly Screen[] = []
