import type { Screen } from '../../../app/screen.ts'

export const wizardScreens: readonly Screen[] = []
