import type { Screen } from '../../app/screens/screen.ts'
import { detailScreens } from './detail/screens.ts'
import { listScreens } from './list/screens.ts'
import { wizardScreens } from './wizard/screens.ts'

export const trainingsScreens: readonly Screen[] = [...listScreens, ...wizardScreens, ...detailScreens]
