import { screen } from '@testing-library/react'
import { type ComponentType, useState } from 'react'
import { expect, test, vi } from 'vitest'
import { renderWithProviders } from '../../test/render.tsx'
import { createLazyOverlay, LazyErrorContext } from './lazyOverlay.tsx'

interface Props {
  open: boolean
  onClose: () => void
}

const Seats = ({ open, onClose }: Props) =>
  open ? (
    <button type="button" onClick={onClose}>
      20 seats
    </button>
  ) : null

function Page({ part: Part }: { part: ComponentType<Props> }) {
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <button type="button" onClick={() => setOpen(true)} aria-expanded={isOpen}>
        Seats
      </button>
      <Part open={isOpen} onClose={() => setOpen(false)} />
    </>
  )
}

function showPage(load: () => Promise<typeof Seats>) {
  const onProblem = vi.fn()
  const part = createLazyOverlay<Props>(load, { isShown: ({ open }) => open })
  const view = renderWithProviders(
    <LazyErrorContext value={onProblem}>
      <Page part={part} />
    </LazyErrorContext>,
  )
  return { ...view, onProblem, button: screen.getByRole('button', { name: 'Seats' }) }
}

test("a lazy overlay is loaded once, when it's first opened", async () => {
  const load = vi.fn(async () => Seats)
  const { user, button } = showPage(load)
  expect(load).not.toHaveBeenCalled()
  await user.click(button)
  await user.click(await screen.findByRole('button', { name: '20 seats' }))
  expect(screen.queryByRole('button', { name: '20 seats' })).toBeNull()
  await user.click(button)
  expect(screen.getByRole('button', { name: '20 seats' })).toBeTruthy()
  expect(load).toHaveBeenCalledOnce()
})

test('a lazy overlay that fails to load closes, reports the error and can reopen', async () => {
  const lost = new TypeError('Failed to fetch dynamically imported module')
  const load = vi.fn(async () => Seats).mockRejectedValueOnce(lost)
  const { user, button, onProblem } = showPage(load)
  await user.click(button)
  await vi.waitFor(() => expect(onProblem.mock.calls).toEqual([[lost]]))
  expect(button.getAttribute('aria-expanded')).toBe('false')
  await user.click(button)
  expect(await screen.findByRole('button', { name: '20 seats' })).toBeTruthy()
})
