import { Outlet } from 'react-router'
import { renderRoutes } from '../../../../../test/renderPage.tsx'
import { ConfirmHost } from '../../../../app/shell/ConfirmHost.tsx'
import { AssessmentLink } from '../AssessmentLink.tsx'
import { AssessmentPage } from '../AssessmentPage.tsx'
import { assessmentServer, type EarnedScores, makeTally } from './assessmentServer.ts'

export const viewPath = '/assessment/7/view/'

/** Four employees answered, two of whom are at risk; one started; one didn't start. */
export const people: EarnedScores[] = [
  { listIds: [1], earned: [100, 100, 100] },
  { listIds: [1], earned: [20, 30, 0] },
  { listIds: [2], earned: [60, 70, 50] },
  { listIds: [2], earned: [0, 90, 10] },
  { listIds: [2], earned: [80, undefined, undefined] },
  { listIds: [2], earned: [undefined, undefined, undefined] },
]

export const aServer = (overrides: Parameters<typeof assessmentServer>[0]['own'] = {}) =>
  assessmentServer({ tally: makeTally(people), own: overrides })

function TestLayout() {
  return (
    <>
      <Outlet />
      <ConfirmHost />
    </>
  )
}

const page = { element: <AssessmentPage /> }

export const renderAssessment = (options: NonNullable<Parameters<typeof renderRoutes>[1]> = {}) =>
  renderRoutes(
    [
      {
        element: <TestLayout />,
        children: [
          { path: '/assessment/:assessmentId', element: <AssessmentLink /> },
          { path: '/assessment/:assessmentId/view/*', ...page },
        ],
      },
      { path: '*', element: null },
    ],
    { at: viewPath, server: aServer(), ...options },
  )
