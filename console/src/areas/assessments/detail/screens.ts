import { assessmentsShown } from '@heed/contracts'
import { paths } from '../../../app/paths.ts'
import type { Screen } from '../../../app/screens/screen.ts'

const shared = {
  title: 'assessment.title',
  who: 'viewer',
  section: 'assessment',
  when: assessmentsShown,
  locked: { title: 'assessment.locked', text: 'assessment.lockedText', demo: 'assessment' },
  texts: ['assessment', 'campaigns', 'employees'],
  calls: ['assessments', 'assessmentReports'],
} as const

const tab = (pattern: string) => async () => {
  const { AssessmentPage, loadTab } = await import('./AssessmentPage.tsx')
  await loadTab(pattern)
  return AssessmentPage
}

/** Fetches the overview's data in parallel with the page's code. */
const overview = async () => {
  await Promise.all([import('./AssessmentPage.tsx'), import('./overview/OverviewTab.tsx')])
  return tab(paths.assessmentView.pattern)()
}

const others = [
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
  { ...shared, path: paths.assessmentView.pattern, load: overview },
  ...others.map(({ pattern }): Screen => ({ ...shared, path: pattern, load: tab(pattern) })),
]
