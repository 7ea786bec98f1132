import { observer } from 'mobx-react-lite'
import { Suspense, useEffect } from 'react'
import { Navigate, useLocation } from 'react-router'
import { paths } from '../../../app/paths.ts'
import { CardSkeleton } from '../../../ui/panels/CardSkeleton.tsx'
import { findDetailTab } from './detailTabs.ts'
import { type TabProps, tabBodies } from './tabBodies.tsx'
import { loadTabFigures } from './tabFigureLoaders.ts'
import { useAssessmentRefusals } from './useAssessmentRefusals.ts'

/** Shows the overview instead of tabs that the viewer isn't allowed to open. */
export const OpenTab = observer(function OpenTab({ assessment, onOpen }: TabProps) {
  const { pathname } = useLocation()
  const getRefusals = useAssessmentRefusals()
  const { value } = assessment.info
  const tab = findDetailTab(pathname)
  const refusals = value && getRefusals(value)
  const isRefused = Boolean(
    (tab === 'reminders' && refusals?.remindersTab) ||
      (tab === 'recommendation' && refusals?.recommendationTab),
  )
  useEffect(() => {
    if (!isRefused) loadTabFigures(assessment, pathname)
  }, [assessment, pathname, isRefused])
  if (isRefused) return <Navigate replace to={paths.assessmentView({ assessmentId: assessment.key })} />
  const Body = tabBodies[tab]
  return (
    <Suspense fallback={<CardSkeleton height={320} />}>
      <Body assessment={assessment} onOpen={onOpen} />
    </Suspense>
  )
})
