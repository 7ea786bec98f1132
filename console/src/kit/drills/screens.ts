import { getTrainingAvailability } from '@heed/contracts'
import { paths } from '../../app/paths.ts'
import type { Screen } from '../../app/screens/screen.ts'

const shared = {
  title: 'drillWizard.title',
  who: 'admin',
  texts: ['drillWizard', 'campaigns', 'employees'],
  when: getTrainingAvailability,
  calls: ['lists', 'employees'],
  load: async () => (await import('./DrillPage.tsx')).DrillPage,
} as const

export const drillsScreens: readonly Screen[] = [
  { ...shared, path: paths.createDrill.pattern },
  { ...shared, path: paths.editDrill.pattern },
]
