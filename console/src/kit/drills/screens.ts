import { getTrainingAvailability } from '@heed/contracts'
import { paths } from '../../app/paths.ts'
import type { Screen } from '../../app/screens/screen.ts'

const sharedFields = {
  title: 'drillWizard.title',
  who: 'admin',
  texts: ['drillWizard', 'campaigns', 'employees'],
  when: getTrainingAvailability,
  calls: ['lists', 'employees'],
  load: async () => (await import('./DrillPage.tsx')).DrillPage,
} as const

export const drillsScreens: readonly Screen[] = [
  { ...sharedFields, path: paths.createDrill.pattern },
  { ...sharedFields, path: paths.editDrill.pattern },
]
