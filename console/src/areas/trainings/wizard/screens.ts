import { type Availability, arePackagesEnabled, type Company, getTrainingAvailability } from '@heed/contracts'
import { paths } from '../../../app/paths.ts'
import type { Screen } from '../../../app/screens/screen.ts'

const sharedFields = {
  title: 'trainingWizard.title',
  who: 'admin',
  section: 'training',
  when: getTrainingAvailability,
  locked: { title: 'trainingWizard.locked', text: 'trainingWizard.lockedText', demo: 'training' },
  texts: ['trainingWizard', 'trainings', 'campaigns', 'employees', 'subjects'],
  calls: ['trainings', 'templates', 'subjects', 'lists', 'employees', 'integrations'],
  load: async () => (await import('./page/WizardPage.tsx')).WizardPage,
} as const

const getPackagedAvailability = (company: Company): Availability =>
  arePackagesEnabled(company) ? getTrainingAvailability(company) : 'home'

export const wizardScreens: readonly Screen[] = [
  { ...sharedFields, path: paths.createTraining.pattern, does: 'campaigns.create.training' },
  { ...sharedFields, path: paths.copyTraining.pattern },
  { ...sharedFields, path: paths.editTraining.pattern },
  {
    ...sharedFields,
    title: 'trainingWizard.packagedTitle',
    does: 'campaigns.create.packagedTraining',
    path: paths.createPackagedTraining.pattern,
    when: getPackagedAvailability,
    calls: ['trainings', 'templates', 'subjects', 'packages'],
    load: async () => (await import('./page/WizardPage.tsx')).PackagedWizardPage,
  },
  {
    ...sharedFields,
    path: paths.recommendedTraining.pattern,
    load: async () => (await import('./page/RecommendedPage.tsx')).RecommendedTrainingPage,
  },
  {
    ...sharedFields,
    title: 'trainingWizard.packagedTitle',
    path: paths.recommendedPackage.pattern,
    when: getPackagedAvailability,
    calls: ['trainings', 'templates', 'subjects', 'packages'],
    load: async () => (await import('./page/RecommendedPage.tsx')).RecommendedPackagePage,
  },
]
