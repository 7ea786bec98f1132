import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import { expect, it } from 'vitest'
import { renderPage } from '../../../../test/renderPage.tsx'
import { loadTexts } from '../../../lib/texts.ts'
import { AssessmentTables } from './AssessmentTables.tsx'
import { aServer, asked, list, namesIn, table } from './testing/assessments.ts'

await loadTexts('assessments', 'campaigns')

async function open({ found = undefined as Parameters<typeof aServer>[0], at = '/' } = {}) {
  const server = aServer(found)
  const view = await renderPage(<AssessmentTables tab="all" />, { server, at })
  return { ...view, server }
}

it('sorts both tables by either date', async () => {
  const { server } = await open()
  await table()
  const sort = screen.getByLabelText<HTMLSelectElement>('Sort by')
  const lastAsked = () =>
    asked(server)
      .slice(-2)
      .map(({ packaged, order }) => [packaged, order])
  for (const [label, order] of [
    ['Delivery date', 'deliveryDate desc'],
    ['Due date', 'due desc'],
  ]) {
    const option = [...sort.options].find(({ text }) => text === label)
    fireEvent.change(sort, { target: { value: option?.value } })
    await waitFor(() =>
      expect(lastAsked()).toEqual([
        ['0', order],
        ['1', order],
      ]),
    )
  }
})

it.each([
  ['Spring check', 'Stop', 'PUT /companies/11/assessments/3/pauseAssessment'],
  ['Who pays?', 'Delete', 'DELETE /companies/11/assessments/p51'],
])('%s: %s changes that assessment, and reads both tables again', async (name, item, call) => {
  const { server, root } = await open()
  server.on(call, { success: true })
  fireEvent.click(await screen.findByLabelText(`Actions for ${name}`))
  fireEvent.click(await screen.findByText(item))
  const before = server.callsOf(list).length
  await act(() => root.confirm.confirm())
  expect([server.callsOf(call).length, server.callsOf(list).length]).toEqual([1, before + 2])
})

it('clears search and filters where nothing is found', async () => {
  const { address } = await open({ found: [], at: '/?list.filter=zzz&list.lists=7' })
  const [clear] = await screen.findAllByText('Clear')
  fireEvent.click(clear ?? document.body)
  await waitFor(() => expect(address()).toBe('/'))
  await waitFor(async () => expect(namesIn(await table())).toHaveLength(4))
})
