import { trainingShown } from '@heed/contracts'
import { paths } from '../../../app/paths.ts'
import type { Screen } from '../../../app/screens/screen.ts'

const shared = {
  title: 'shell.tabs.training',
  who: 'viewer',
  section: 'training',
  when: trainingShown,
  locked: { title: 'trainings.locked', text: 'trainings.lockedText', demo: 'training' },
  texts: ['trainings', 'campaigns'],
  calls: ['trainings'],
} as const satisfies Partial<Screen>

const list = {
  ...shared,
  load: async () => (await import('./TrainingsPage.tsx')).TrainingsPage,
} as const

export const listScreens: readonly Screen[] = [
  { ...list, path: paths.trainings.pattern },
  { ...list, path: paths.activeTrainings.pattern },
  { ...list, path: paths.completedTrainings.pattern },
  { ...list, path: paths.draftTrainings.pattern },
  {
    ...shared,
    path: paths.training.pattern,
    load: async () => (await import('./TrainingLink.tsx')).TrainingLink,
  },
]
