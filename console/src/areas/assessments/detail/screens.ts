import { assessmentsShown } from '@heed/contracts'
import { paths } from '../../../app/paths.ts'
import type { Screen } from '../../../app/screen.ts'

const shared = {
  title: 'assessment.title',
  who: 'viewer',
  section: 'assessment',
  when: assessmentsShown,
  locked: { title: 'assessment.locked', text: 'assessment.lockedText', demo: 'assessment' },
  texts: ['assessment', 'campaigns', 'employees'],
  calls: ['assessments', 'assessmentReports'],
} as const

const page = async () => (await import('./AssessmentPage.tsx')).AssessmentPage

/** The tabs are addresses of one page. */
const tabs = [
  paths.assessmentView,
  paths.assessmentThreatAreas,
  paths.assessmentThreatArea,
  paths.assessmentScenarios,
  paths.assessmentEmployees,
  paths.assessmentReminders,
  paths.recommendation,
]

export const detailScreens: readonly Screen[] = [
  {
    ...shared,
    path: paths.assessment.pattern,
    load: async () => (await import('./AssessmentLink.tsx')).AssessmentLink,
  },
  ...tabs.map(({ pattern }): Screen => ({ ...shared, path: pattern, load: page })),
]
