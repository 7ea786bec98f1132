import { campaignStatus } from '@heed/contracts'
import { screen, waitFor } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import { FakeServer, refuse } from '../../../../test/fakeServer.ts'
import { renderRoutes } from '../../../../test/renderPage.tsx'
import { loadTexts } from '../../../lib/texts.ts'
import { TrainingRedirect } from './TrainingRedirect.tsx'

await loadTexts('trainings')
const open = (options: Parameters<typeof renderRoutes>[1]) =>
  renderRoutes(
    [
      { path: '/trainings/:trainingId', element: <TrainingRedirect /> },
      { path: '*', element: null },
    ],
    options,
  )

const { draft, scheduled, active } = campaignStatus

describe('a training link', () => {
  const status = (id: string | number, own: number) => ({
    id,
    status: own,
    active: 0,
    score: 0,
    total: 0,
    totalUsers: 0,
    subjectsSent: 0,
    totalSubjects: 1,
  })

  test.each([
    ['a draft', '4', draft, '/trainings/edit/4/'],
    ['a scheduled training', '3', scheduled, '/trainings/3/view/'],
    ['an active training', '2', active, '/trainings/2/view/'],
    ['a packaged training', 'p51', active, '/trainings/p51/view/'],
  ])('to %s opens its wizard or page', async (_, id, own, target) => {
    const key = id.startsWith('p') ? id : Number(id)
    const server = new FakeServer().on(`GET /companies/11/trainings/${id}/status`, status(key, own))
    const { address } = await open({ at: `/trainings/${id}/`, server })
    await waitFor(() => expect(address()).toBe(target))
  })

  test.each(['77', 'moon'])("to a missing training (%s) shows that it wasn't found", async (id) => {
    const server = new FakeServer().on(
      'GET /companies/11/trainings/77/status',
      refuse(404, 'Training program not found :('),
    )
    await open({ at: `/trainings/${id}/`, server })
    expect(await screen.findByRole('heading', { name: 'Training program not found :(' })).toBeTruthy()
  })
})
