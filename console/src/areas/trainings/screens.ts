import { getTrainingAvailability } from '@heed/contracts'
import { paths } from '../../app/paths.ts'
import type { Screen } from '../../app/screens/screen.ts'
import { wizardScreens } from './wizard/screens.ts'

const sharedFields = {
  title: 'shell.tabs.training',
  who: 'viewer',
  section: 'training',
  when: getTrainingAvailability,
  locked: { title: 'trainings.locked', text: 'trainings.lockedText', demo: 'training' },
  texts: ['trainings', 'campaigns'],
  calls: ['trainings'],
} as const satisfies Partial<Screen>

const listScreen = {
  ...sharedFields,
  load: async () => (await import('./list/TrainingsPage.tsx')).TrainingsPage,
} as const

const detailScreen = {
  ...sharedFields,
  title: 'training.title',
  texts: ['training', 'trainings', 'campaigns', 'employees'],
} as const

export const trainingsScreens: readonly Screen[] = [
  { ...listScreen, path: paths.trainings.pattern },
  { ...listScreen, path: paths.activeTrainings.pattern },
  { ...listScreen, path: paths.completedTrainings.pattern },
  { ...listScreen, path: paths.draftTrainings.pattern },
  {
    ...sharedFields,
    path: paths.training.pattern,
    load: async () => (await import('./list/TrainingRedirect.tsx')).TrainingRedirect,
  },
  ...wizardScreens,
  {
    ...detailScreen,
    path: paths.trainingView.pattern,
    load: async () => (await import('./detail/TrainingPage.tsx')).TrainingPage,
  },
  {
    ...detailScreen,
    path: paths.trainingUser.pattern,
    load: async () => (await import('./detail/person/TrainingUserPage.tsx')).TrainingUserPage,
  },
]
