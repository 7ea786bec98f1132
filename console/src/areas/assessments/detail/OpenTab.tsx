import { observer } from 'mobx-react-lite'
import { lazy, Suspense } from 'react'
import { Navigate, useLocation } from 'react-router'
import { paths } from '../../../app/paths.ts'
import { CardSkeleton } from '../../../ui/CardSkeleton.tsx'
import type { AssessmentStore } from './AssessmentStore.ts'
import { AreasTab } from './areas/AreasTab.tsx'
import { AreaTab } from './areas/AreaTab.tsx'
import { EmployeesTab } from './employees/EmployeesTab.tsx'
import { OverviewTab } from './overview/OverviewTab.tsx'
import { ScenariosTab } from './scenarios/ScenariosTab.tsx'
import { areaCodeOf, type Tab, tabOf } from './tabOf.ts'
import { useAssessmentRefusals } from './useAssessmentRefusals.ts'
import type { OpenDialog } from './useOpenDialog.ts'

const RemindersTab = lazy(async () => ({
  default: (await import('./reminders/RemindersTab.tsx')).RemindersTab,
}))
const RecommendationTab = lazy(async () => ({
  default: (await import('./recommendation/RecommendationTab.tsx')).RecommendationTab,
}))

type Props = { assessment: AssessmentStore; onOpen: OpenDialog['open'] }

/** What the address says of an assessment; a tab that is not there for who looks gives way to the overview. */
export const OpenTab = observer(function OpenTab({ assessment, onOpen }: Props) {
  const { pathname } = useLocation()
  const refusalsOf = useAssessmentRefusals()
  const { value } = assessment.info
  const tab = tabOf(pathname)
  const refusals = value && refusalsOf(value)
  const isThere = (refusal: string | null | undefined) => refusal === null || refusal === undefined
  const overview = <Navigate replace to={paths.assessmentView({ assessmentId: assessment.key })} />
  switch (tab) {
    case 'overview':
      return <OverviewTab assessment={assessment} onOpen={onOpen} />
    case 'threatAreas':
      return <AreasTab assessment={assessment} />
    case 'threatArea':
      return <AreaTab key={areaCodeOf(pathname)} code={areaCodeOf(pathname)} assessment={assessment} />
    case 'scenarios':
      return <ScenariosTab assessment={assessment} />
    case 'employees':
      return <EmployeesTab assessment={assessment} />
    case 'reminders':
      return isThere(refusals?.remindersTab) ? <Coming tab={tab} assessment={assessment} /> : overview
    case 'recommendation':
      return isThere(refusals?.recommendationTab) ? <Coming tab={tab} assessment={assessment} /> : overview
  }
})

type ComingProps = { tab: Extract<Tab, 'reminders' | 'recommendation'>; assessment: AssessmentStore }

function Coming({ tab, assessment }: ComingProps) {
  return (
    <Suspense fallback={<CardSkeleton height={320} />}>
      {tab === 'reminders' ? (
        <RemindersTab assessment={assessment} />
      ) : (
        <RecommendationTab assessment={assessment} />
      )}
    </Suspense>
  )
}
