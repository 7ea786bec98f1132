import { aTrainedPerson, aTraining, aTrainingEntry } from '@heed/fixtures/factories'
import { Outlet } from 'react-router'
import { FakeServer } from '../../../../../test/fakeServer.ts'
import { renderRoutes } from '../../../../../test/renderPage.tsx'
import { LeaveHost } from '../../../../app/leave/LeaveHost.tsx'
import { ConfirmHost } from '../../../../app/shell/ConfirmHost.tsx'
import { TrainingUserPage } from '../person/TrainingUserPage.tsx'
import { TrainingPage } from '../TrainingPage.tsx'

export const trainingPagePath = '/trainings/5/view/'
export const trainingUrl = '/companies/11/trainings/5'

const otherTrainings = Array.from({ length: 11 }, (_, n) =>
  aTrainingEntry({ id: 4 + n, name: `Training ${4 + n}` }),
)

export const aTrainingServer = (overrides: Parameters<typeof aTraining>[0] = {}): FakeServer =>
  new FakeServer()
    .on(`GET ${trainingUrl}`, aTraining({ id: 5, name: 'Safe every day', ...overrides }))
    .on('GET /companies/11/trainings/latest', { automations: otherTrainings })
    .on(`GET ${trainingUrl}/perUsersDetails`, { users: [aTrainedPerson()], count: 1 })

const pages = [
  { path: '/trainings/:trainingId/view', element: <TrainingPage /> },
  { path: '/trainings/:trainingId/user/:email', element: <TrainingUserPage /> },
]

function TestLayout() {
  return (
    <>
      <Outlet />
      <ConfirmHost />
      <LeaveHost />
    </>
  )
}

export const renderTraining = (options: NonNullable<Parameters<typeof renderRoutes>[1]> = {}) =>
  renderRoutes(
    [
      { element: <TestLayout />, children: pages },
      { path: '*', element: null },
    ],
    {
      at: trainingPagePath,
      server: aTrainingServer(),
      ...options,
    },
  )
