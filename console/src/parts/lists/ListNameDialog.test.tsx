import { screen, waitFor } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { listAnnouncements } from '../../../test/announcements.ts'
import { FakeServer } from '../../../test/fakeServer.ts'
import { renderPage } from '../../../test/renderPage.tsx'
import { ListNameDialog } from './ListNameDialog.tsx'

it('shows an error when the field is left or the form is sent, not while someone types', async () => {
  const server = new FakeServer()
  const { user } = await renderPage(<ListNameDialog onClose={vi.fn()} onSaved={vi.fn()} />, { server })
  const field = await screen.findByRole('textbox', { name: /List name/ })
  await user.type(field, 'a{Backspace}')
  expect([screen.queryByRole('note'), listAnnouncements()]).toEqual([null, []])
  await user.tab()
  const error = (await screen.findByRole('note')).textContent
  await waitFor(() => expect(listAnnouncements()).toEqual([`List name: ${error}`]))
})
