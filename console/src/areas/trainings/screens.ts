import type { Screen } from '../../app/screen.ts'
import { detailScreens } from './detail/screens.ts'
import { listScreens } from './list/screens.ts'
import { wizardScreens } from './wizard/screens.ts'

/** Trainings: their list, the wizard that makes one, and what came of it (S1 section 2). */
export const trainingsScreens: readonly Screen[] = [...listScreens, ...wizardScreens, ...detailScreens]
