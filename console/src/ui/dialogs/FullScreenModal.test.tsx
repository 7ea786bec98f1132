import { screen, waitFor, within } from '@testing-library/react'
import type { ComponentProps } from 'react'
import { expect, test, vi } from 'vitest'
import { renderWithProviders } from '../../../test/render.tsx'
import { FullScreenModal } from './FullScreenModal.tsx'

function renderModal(own: Partial<ComponentProps<typeof FullScreenModal>> = {}) {
  return (
    <FullScreenModal
      open
      title="Payment fraud"
      company="Nordlys ehf."
      onClose={vi.fn()}
      bodyLabel="Goal"
      rail={<p>The steps</p>}
      side={{ label: 'What people get', content: <p>140 people</p> }}
      bar={{ label: 'Training', primary: { key: 'next', label: 'Continue' } }}
      {...own}
    >
      {own.children ?? <input aria-label="Name" />}
    </FullScreenModal>
  )
}

test('FullScreenModal is named by its title and contains company, steps, body, side and bar', () => {
  renderWithProviders(renderModal())
  const dialog = within(screen.getByRole('dialog', { name: 'Payment fraud' }))
  for (const text of ['Nordlys ehf.', 'The steps']) expect(dialog.getByText(text), text).toBeTruthy()
  const side = within(dialog.getByRole('complementary', { name: 'What people get' }))
  expect(side.getByText('140 people')).toBeTruthy()
  expect(within(dialog.getByRole('region', { name: 'Goal' })).getByLabelText('Name')).toBeTruthy()
  const bar = within(dialog.getByRole('group', { name: 'Training' }))
  expect(bar.getByRole('button', { name: 'Continue' })).toBeTruthy()
})

test('FullScreenModal shows news between body and bar without changing the body', () => {
  const { rerender } = renderWithProviders(renderModal())
  const body = screen.getByRole('region', { name: 'Goal' })
  const before = body.innerHTML
  rerender(renderModal({ news: <p>Somebody saved it</p> }))
  const news = screen.getByText('Somebody saved it')
  expect(body.innerHTML).toBe(before)
  expect(body.parentElement?.contains(news)).toBe(false)
  expect(news.parentElement?.nextElementSibling).toBe(screen.getByRole('group', { name: 'Training' }))
})

test('the close button and Escape ask to close FullScreenModal', async () => {
  const onClose = vi.fn()
  const { user } = renderWithProviders(renderModal({ onClose }))
  await user.click(screen.getByRole('button', { name: 'Close' }))
  await user.keyboard('{Escape}')
  expect(onClose).toHaveBeenCalledTimes(2)
})

test('pressing Escape while renaming cancels the rename and keeps FullScreenModal open', async () => {
  const onClose = vi.fn()
  const { user } = renderWithProviders(
    renderModal({ onClose, rename: { label: 'Rename', command: null, onSave: async () => undefined } }),
  )
  await user.click(screen.getByRole('button', { name: 'Rename' }))
  await user.keyboard('Other{Escape}')
  expect([onClose.mock.calls, screen.queryByRole('textbox', { name: 'Rename' })]).toEqual([[], null])
})

test('FullScreenModal scrolls to the top and moves focus only when the step changes', async () => {
  const scrollTo = vi.spyOn(HTMLElement.prototype, 'scrollTo')
  const { user, rerender } = renderWithProviders(renderModal())
  await user.click(screen.getByLabelText('Name'))
  rerender(renderModal({ side: undefined }))
  expect(document.activeElement).toBe(screen.getByLabelText('Name'))
  rerender(renderModal({ bodyLabel: 'Content', children: <h3>Content</h3> }))
  expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Content' }))
  // The body and, in short windows, the whole dialog.
  expect(scrollTo.mock.calls).toEqual([[{ top: 0 }], [{ top: 0 }]])
})

test('FullScreenModal starts at its first field, and each later step at its heading or first field', () => {
  const { rerender } = renderWithProviders(
    renderModal({ children: [<h3 key="0">Goal</h3>, <input key="1" />] }),
  )
  expect(document.activeElement).toBe(screen.getByRole('textbox'))
  rerender(renderModal({ bodyLabel: 'Content', children: [<h3 key="0">Content</h3>, <input key="1" />] }))
  expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Content' }))
  rerender(renderModal({ bodyLabel: 'Details', children: [<input key="1" />, <h3 key="0">Content</h3>] }))
  expect(document.activeElement).toBe(screen.getByRole('textbox'))
})

test('FullScreenModal starts at the heading of a step without fields, as soon as it has loaded', async () => {
  const { rerender } = renderWithProviders(renderModal({ children: <p>Loading</p> }))
  expect(document.activeElement).toBe(screen.getByRole('region', { name: 'Goal' }))
  rerender(renderModal({ children: <h3>Summary</h3> }))
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Summary' })))
})

test('FullScreenModal leaves time to restore the focus if it was already open at another address', async () => {
  renderWithProviders(renderModal({ isGoingOn: true }))
  expect(document.activeElement).not.toBe(screen.getByLabelText('Name'))
  screen.getByRole('button', { name: 'Continue' }).focus()
  for (let frame = 0; frame < 3; frame++) await new Promise(requestAnimationFrame)
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Continue' }))
})

test('FullScreenModal starts at its first field if no focus was restored', async () => {
  renderWithProviders(renderModal({ isGoingOn: true }))
  await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText('Name')))
})

test.each([
  ['fades in', {}, /opacity 1\d\dms/],
  ['appears immediately if it was already open at another address', { isGoingOn: true }, /opacity 0ms/],
] as const)('FullScreenModal %s', (_, own, transition) => {
  renderWithProviders(renderModal(own))
  const fading = screen.getByRole('dialog').closest<HTMLElement>('.MuiDialog-container')
  expect(fading?.style.transition).toMatch(transition)
})
