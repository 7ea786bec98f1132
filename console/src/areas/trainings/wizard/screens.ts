import { trainingShown } from '@heed/contracts'
import { paths } from '../../../app/paths.ts'
import type { Screen } from '../../../app/screen.ts'

const shared = {
  title: 'trainingWizard.title',
  who: 'admin',
  section: 'training',
  when: trainingShown,
  texts: ['trainingWizard', 'campaigns'],
  calls: ['trainings', 'templates', 'subjects', 'lists'],
  load: async () => (await import('./WizardPage.tsx')).WizardPage,
} as const

export const wizardScreens: readonly Screen[] = [
  { ...shared, path: paths.createTraining.pattern },
  { ...shared, path: paths.copyTraining.pattern },
  { ...shared, path: paths.editTraining.pattern },
]
