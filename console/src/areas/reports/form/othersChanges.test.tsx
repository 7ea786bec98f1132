import { Report } from '@heed/contracts'
import { fireEvent, screen, waitFor } from '@testing-library/react'
import { observer } from 'mobx-react-lite'
import { expect, it, vi } from 'vitest'
import { renderPage } from '../../../../test/renderPage.tsx'
import { loadTexts } from '../../../lib/texts.ts'
import { aReport, aReportServer } from '../testing/reports.ts'
import { useOverwriteGuard } from './useOthersChanges.ts'

await loadTexts('reports')

type Props = { opened: Report | undefined; onEnd: (end: string) => void }

const Form = observer(function Form({ opened, onEnd }: Props) {
  const guard = useOverwriteGuard(opened)
  const save = async () => {
    try {
      await guard()
      onEnd('saves')
    } catch {
      onEnd('refuses')
    }
  }
  return (
    <button type="button" onClick={() => void save()}>
      Save
    </button>
  )
})

async function saveTwice(opened: Report | undefined, stored = opened) {
  const onEnd = vi.fn()
  const server = aReportServer().on('GET /companies/11/reports/12', stored)
  await renderPage(<Form opened={opened && Report.parse(opened)} onEnd={onEnd} />, { server })
  for (const count of [1, 2]) {
    fireEvent.click(await screen.findByText('Save'))
    await waitFor(() => expect(onEnd).toHaveBeenCalledTimes(count))
  }
  return { server, ends: onEnd.mock.calls.flat() }
}

it.each<[string, Partial<Report>]>([
  ['name', { name: 'Other' }],
  ['lists', { lists: [{ id: 7, name: 'Sales' }], allEmployees: false }],
  ['recipients', { recipientsEmails: ['ceo@example.is'] }],
  ['hour', { scheduleHour: 9 }],
])("the overwrite guard rejects overwriting someone else's %s once", async (_, own) => {
  const { ends } = await saveTwice(aReport(), aReport(own))
  expect(ends).toEqual(['refuses', 'saves'])
})

it('the overwrite guard lets a report be saved that no one else has changed', async () => {
  const { ends } = await saveTwice(aReport())
  expect(ends).toEqual(['saves', 'saves'])
})

it('the overwrite guard requests nothing before a new report is saved', async () => {
  const { server, ends } = await saveTwice(undefined)
  expect([ends, server.calls.filter(({ path }) => path.includes('/reports'))]).toEqual([
    ['saves', 'saves'],
    [],
  ])
})
