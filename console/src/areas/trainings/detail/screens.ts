import { trainingShown } from '@heed/contracts'
import { paths } from '../../../app/paths.ts'
import type { Screen } from '../../../app/screens/screen.ts'

const shared = {
  title: 'training.title',
  who: 'viewer',
  section: 'training',
  when: trainingShown,
  locked: { title: 'trainings.locked', text: 'trainings.lockedText', demo: 'training' },
  texts: ['training', 'trainings', 'campaigns', 'employees'],
  calls: ['trainings'],
} as const

export const detailScreens: readonly Screen[] = [
  {
    ...shared,
    path: paths.trainingView.pattern,
    load: async () => (await import('./TrainingPage.tsx')).TrainingPage,
  },
  {
    ...shared,
    path: paths.trainingUser.pattern,
    load: async () => (await import('./person/TrainingUserPage.tsx')).TrainingUserPage,
  },
]
