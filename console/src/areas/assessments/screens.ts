import type { Screen } from '../../app/screen.ts'
import { detailScreens } from './detail/screens.ts'
import { infosecScreens } from './infosec/screens.ts'
import { listScreens } from './list/screens.ts'
import { wizardScreens } from './wizard/screens.ts'

/** Assessments: their list, the wizard that makes one, what it reveals, and the wall of a conference (S1 section 2). */
export const assessmentsScreens: readonly Screen[] = [
  ...listScreens,
  ...wizardScreens,
  ...detailScreens,
  ...infosecScreens,
]
