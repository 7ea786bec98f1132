import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import { expect, it } from 'vitest'
import { renderPage } from '../../../../test/renderPage.tsx'
import { loadTexts } from '../../../lib/texts.ts'
import { TrainingsTable } from './TrainingsTable.tsx'
import { aServer, asked, list, table } from './testing/trainings.ts'

await loadTexts('trainings', 'campaigns')

async function open() {
  const server = aServer()
  const view = await renderPage(<TrainingsTable tab="all" />, { server })
  await table()
  return { ...view, server }
}

it('sorts by either date', async () => {
  const { server } = await open()
  const sort = screen.getByLabelText<HTMLSelectElement>('Sort by')
  for (const [label, order] of [
    ['Start date', 'firstBatch desc'],
    ['End date', 'lastBatch desc'],
  ]) {
    const option = [...sort.options].find(({ text }) => text === label)
    fireEvent.change(sort, { target: { value: option?.value } })
    await waitFor(() => expect(new URLSearchParams(asked(server).at(-1)).get('order')).toBe(order))
  }
})

it.each([
  ['Safe every day', 'Stop', 'PUT /companies/11/trainings/2/pauseAutomation'],
  ['Autumn plans', 'Delete', 'DELETE /companies/11/trainings/4'],
])('%s: %s changes that training, and reads the list again', async (name, item, call) => {
  const { server, root } = await open()
  server.on(call, { success: true })
  fireEvent.click(screen.getByLabelText(`Actions for ${name}`))
  fireEvent.click(await screen.findByText(item))
  const before = server.callsOf(list).length
  await act(() => root.confirm.confirm())
  expect([server.callsOf(call).length, server.callsOf(list).length]).toEqual([1, before + 1])
})
