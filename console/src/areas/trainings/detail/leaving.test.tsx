import { campaignStatus } from '@heed/contracts'
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { aTrainingServer, renderTraining, trainingUrl } from './testing/renderTraining.tsx'

it.each(['', 'active/', 'completed/', 'draft/'])(
  'a training page links back to the list page it was opened from: /trainings/%s',
  async (tab) => {
    const list = `/trainings/${tab}?list.page=2`
    const { root } = await renderTraining()
    act(() => root.history.visit(`/trainings/${tab}`, '?list.page=2'))
    const back = await screen.findByRole('link', { name: 'Back to all trainings' })
    expect(back.getAttribute('href')).toBe(list)
  },
)

it('deleting a training returns to the list page it was opened from', async () => {
  const server = aTrainingServer({ status: campaignStatus.scheduled, canDelete: true })
  server.on(`DELETE ${trainingUrl}`, { success: true })
  const { root, address } = await renderTraining({ server })
  act(() => root.history.visit('/trainings/active/', '?list.page=2'))
  await screen.findByRole('heading', { level: 1, name: 'Safe every day' })
  fireEvent.click(screen.getByRole('button', { name: 'Actions' }))
  const menu = within(await screen.findByRole('menu'))
  fireEvent.click(menu.getByRole('menuitem', { name: 'Delete training' }))
  await act(() => root.confirm.confirm())
  await waitFor(() => expect(address()).toBe('/trainings/active/?list.page=2'))
  expect(server.listCalls(`DELETE ${trainingUrl}`)).toHaveLength(1)
})
