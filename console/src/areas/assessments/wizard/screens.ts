import {
  type Availability,
  arePackagesEnabled,
  type Company,
  getAssessmentsAvailability,
} from '@heed/contracts'
import { paths } from '../../../app/paths.ts'
import type { Screen } from '../../../app/screens/screen.ts'

const sharedFields = {
  title: 'assessmentWizard.title',
  who: 'admin',
  section: 'assessment',
  when: getAssessmentsAvailability,
  locked: { title: 'assessmentWizard.locked', text: 'assessmentWizard.lockedText', demo: 'assessment' },
  texts: ['assessmentWizard', 'assessments', 'campaigns', 'employees', 'scenarios'],
  calls: ['assessments', 'templates', 'questions', 'threatAreas', 'lists', 'employees', 'integrations'],
  load: async () => (await import('./page/WizardPage.tsx')).WizardPage,
} as const

const getPackagedAvailability = (company: Company): Availability =>
  arePackagesEnabled(company) ? getAssessmentsAvailability(company) : 'home'

export const wizardScreens: readonly Screen[] = [
  { ...sharedFields, path: paths.createAssessment.pattern, does: 'campaigns.create.assessment' },
  { ...sharedFields, path: paths.copyAssessment.pattern },
  { ...sharedFields, path: paths.editAssessment.pattern },
  {
    ...sharedFields,
    title: 'assessmentWizard.packagedTitle',
    does: 'campaigns.create.packagedAssessment',
    path: paths.createPackagedAssessment.pattern,
    when: getPackagedAvailability,
    calls: ['assessments', 'templates', 'questions', 'threatAreas', 'packages'],
    load: async () => (await import('./page/WizardPage.tsx')).PackagedWizardPage,
  },
]
