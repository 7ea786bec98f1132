import type { Screen } from '../../app/screens/screen.ts'
import { detailScreens } from './detail/screens.ts'
import { infosecScreens } from './infosec/screens.ts'
import { listScreens } from './list/screens.ts'
import { wizardScreens } from './wizard/screens.ts'

export const assessmentsScreens: readonly Screen[] = [
  ...listScreens,
  ...wizardScreens,
  ...detailScreens,
  ...infosecScreens,
]
