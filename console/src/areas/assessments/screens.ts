import { getAssessmentsAvailability } from '@heed/contracts'
import { paths } from '../../app/paths.ts'
import type { Screen } from '../../app/screens/screen.ts'
import { wizardScreens } from './wizard/screens.ts'

const sharedFields = { who: 'viewer', section: 'assessment', when: getAssessmentsAvailability } as const

const list = {
  ...sharedFields,
  title: 'shell.tabs.assessment',
  locked: { title: 'assessments.locked', text: 'assessments.lockedText', demo: 'assessment' },
  texts: ['assessments', 'campaigns'],
  calls: ['assessments'],
  load: async () => (await import('./list/AssessmentsPage.tsx')).AssessmentsPage,
} as const satisfies Partial<Screen>

const detail = {
  ...sharedFields,
  title: 'assessment.title',
  locked: { title: 'assessment.locked', text: 'assessment.lockedText', demo: 'assessment' },
  texts: ['assessment', 'campaigns', 'employees'],
  calls: ['assessments', 'assessmentReports'],
} as const

const createTabLoader = (pattern: string) => async () => {
  const { AssessmentPage, loadTab } = await import('./detail/AssessmentPage.tsx')
  await loadTab(pattern)
  return AssessmentPage
}

/** Fetches the overview's data in parallel with the page's code. */
const loadOverview = async () => {
  await Promise.all([import('./detail/AssessmentPage.tsx'), import('./detail/overview/OverviewTab.tsx')])
  return createTabLoader(paths.assessmentView.pattern)()
}

const otherTabs = [
  paths.assessmentThreatAreas,
  paths.assessmentThreatArea,
  paths.assessmentScenarios,
  paths.assessmentEmployees,
  paths.assessmentReminders,
  paths.recommendation,
]

export const assessmentsScreens: readonly Screen[] = [
  { ...list, path: paths.assessments.pattern },
  { ...list, path: paths.activeAssessments.pattern },
  { ...list, path: paths.completedAssessments.pattern },
  { ...list, path: paths.draftAssessments.pattern },
  ...wizardScreens,
  {
    ...detail,
    path: paths.assessment.pattern,
    load: async () => (await import('./detail/AssessmentLink.tsx')).AssessmentLink,
  },
  { ...detail, path: paths.assessmentView.pattern, load: loadOverview },
  ...otherTabs.map(({ pattern }): Screen => ({ ...detail, path: pattern, load: createTabLoader(pattern) })),
  {
    path: paths.infosec.pattern,
    title: 'infosec.title',
    does: 'infosec.title',
    who: 'public',
    texts: ['infosec', 'kit'],
    calls: ['infosec'],
    load: async () => (await import('./infosec/InfosecPage.tsx')).InfosecPage,
  },
]
