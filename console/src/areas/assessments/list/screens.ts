import { assessmentsShown } from '@heed/contracts'
import { paths } from '../../../app/paths.ts'
import type { Screen } from '../../../app/screens/screen.ts'

const list = {
  title: 'shell.tabs.assessment',
  who: 'viewer',
  section: 'assessment',
  when: assessmentsShown,
  locked: { title: 'assessments.locked', text: 'assessments.lockedText', demo: 'assessment' },
  texts: ['assessments', 'campaigns'],
  calls: ['assessments'],
  load: async () => (await import('./AssessmentsPage.tsx')).AssessmentsPage,
} as const satisfies Partial<Screen>

export const listScreens: readonly Screen[] = [
  { ...list, path: paths.assessments.pattern },
  { ...list, path: paths.activeAssessments.pattern },
  { ...list, path: paths.completedAssessments.pattern },
  { ...list, path: paths.draftAssessments.pattern },
]
