import { screen, waitFor, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { openWizard as open, pickOption } from './testing/openWizard.ts'

const readStoredDrafts = () => localStorage.getItem('heed.drafts.this-tab') ?? ''
const findOffer = () =>
  screen.findByText('We kept the changes you made in another tab on Mar 02, 2026 10:00.')
const isOptionChecked = async (name: string) =>
  ((await screen.findByRole('radio', { name })) as HTMLInputElement).checked

async function openAnotherTab() {
  const first = await open()
  await pickOption(first, 'Better sign-ins')
  await waitFor(() => expect(readStoredDrafts()).toContain('"templateId":2'))
  const kept = JSON.parse(readStoredDrafts())
  first.unmount()
  return open({ saved: { 'heed.drafts.other-tab': kept } })
}

it("another tab offers to restore the first tab's changes and continues with them", {
  tags: 'slow',
}, async () => {
  const { user } = await openAnotherTab()
  await findOffer()
  expect(await isOptionChecked('Better sign-ins'), 'nothing is taken unasked').toBe(false)
  await user.click(screen.getByRole('button', { name: 'Restore' }))
  await waitFor(async () => expect(await isOptionChecked('Better sign-ins')).toBe(true))
  expect(screen.queryByRole('button', { name: 'Restore' })).toBeNull()
  expect([localStorage.getItem('heed.drafts.other-tab'), readStoredDrafts()]).toEqual([
    null,
    expect.stringContaining('"templateId":2'),
  ])
})

it("choosing something else in another tab keeps both tabs' changes", { tags: 'slow' }, async () => {
  const view = await openAnotherTab()
  await findOffer()
  await pickOption(view, 'Welcome on board')
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Restore' })).toBeNull())
  await waitFor(() => expect(readStoredDrafts()).toContain('"templateId":1'))
  expect(localStorage.getItem('heed.drafts.other-tab')).toContain('"templateId":2')
})

it('earlier changes are discarded only after confirmation', async () => {
  const { user } = await openAnotherTab()
  await findOffer()
  await user.click(screen.getByRole('button', { name: 'Discard' }))
  const asked = within(await screen.findByRole('alertdialog', { name: 'Discard your earlier changes?' }))
  expect(localStorage.getItem('heed.drafts.other-tab')).not.toBeNull()
  await user.click(asked.getByRole('button', { name: 'Discard' }))
  await waitFor(() => expect(localStorage.getItem('heed.drafts.other-tab')).toBeNull())
})
