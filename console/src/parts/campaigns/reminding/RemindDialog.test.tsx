import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { renderPage } from '../../../../test/renderPage.tsx'
import { PagedList } from '../../../lib/tables/PagedList.ts'
import { loadTexts } from '../../../lib/texts.ts'
import { ReminderDialog } from './RemindDialog.tsx'
import type { ReminderRecipient, ReminderSettings } from './ReminderStore.ts'

await loadTexts('campaigns')

const counts = new Map([
  [1, 1],
  [2, 12],
  [3, 40],
])

async function openDialog(own: Partial<ReminderSettings> = {}) {
  const calls = { onSent: vi.fn<() => void>(), onClose: vi.fn<() => void>() }
  const send = vi.fn<ReminderSettings['send']>(async (mode) => ({ success: true, count: counts.get(mode) }))
  const reminding: ReminderSettings = {
    modes: [
      { value: 1, label: 'Few' },
      { value: 2, label: 'Some' },
      { value: 3, label: 'All' },
    ],
    count: async (mode) => ({ remindersCount: counts.get(mode) ?? 0, lastReminders: null }),
    createReachedList: (mode) =>
      new PagedList<ReminderRecipient>(async () => ({
        rows: [{ name: `Person of ${mode}`, email: `of${mode}@example.is` }],
        total: counts.get(mode) ?? 0,
      })),
    send,
    command: (mode) => `heed remind --mode ${mode}`,
    ...own,
  }
  const view = await renderPage(<ReminderDialog name="Spring" reminding={reminding} mode={2} {...calls} />)
  const dialog = within(await screen.findByRole('dialog'))
  const submit = () => fireEvent.click(dialog.getByRole('button', { name: 'Send reminders' }))
  return { ...view, ...calls, send, dialog, submit }
}

describe('the reminder dialog', () => {
  it.each([
    ['Few (1)', 1, 'Person of 1 was reminded.'],
    ['Some (12)', 2, '12 employees were reminded.'],
    ['All (40)', 3, '40 employees were reminded.'],
  ])("%s: shows that mode's command and employees, sends reminders and closes", async (label, mode, told) => {
    const { root, dialog, submit, send, onSent, onClose } = await openDialog()
    fireEvent.click(await dialog.findByLabelText(label))
    await dialog.findByText(`Person of ${mode}`)
    expect(dialog.queryAllByText(/^Person of/)).toHaveLength(1)
    dialog.getByText(`heed remind --mode ${mode}`)
    submit()
    await waitFor(() => expect(onClose).toHaveBeenCalledOnce())
    expect(send.mock.calls).toEqual([[mode]])
    expect(onSent).toHaveBeenCalledOnce()
    expect(root.notices.items.map(({ text }) => text)).toEqual([expect.stringContaining(told)])
  })

  it('starts with the given mode', async () => {
    const { dialog } = await openDialog()
    await waitFor(() => expect(dialog.getByRole('radio', { name: 'Some (12)', checked: true })).toBeTruthy())
  })

  it.each([
    ['the given reason', { success: false, reason: 'It is over' }, 'It is over'],
    ['a default message', { success: false }, 'Reminders were not sent!'],
  ])('stays open and shows %s if nothing was sent', async (_, reply, text) => {
    const { dialog, submit, onSent, onClose, root } = await openDialog({ send: async () => reply })
    await dialog.findByText('Person of 2')
    submit()
    expect(await dialog.findByText(text)).toBeTruthy()
    expect([onSent.mock.calls, onClose.mock.calls, root.notices.items]).toEqual([[], [], []])
  })

  it('offers Close when there are no employees to remind', async () => {
    const onClose = vi.fn<() => void>()
    const reminding: ReminderSettings = {
      modes: [{ value: 1, label: 'Few' }],
      count: async () => ({ remindersCount: 0, lastReminders: null }),
      createReachedList: undefined,
      send: async () => ({ success: true }),
      command: () => '',
    }
    await renderPage(
      <ReminderDialog
        name="Spring"
        reminding={reminding}
        mode={1}
        onSent={() => undefined}
        onClose={onClose}
      />,
    )
    const question = within(await screen.findByRole('alertdialog'))
    fireEvent.click(question.getByRole('button', { name: 'Close' }))
    expect(onClose).toHaveBeenCalledOnce()
  })
})
