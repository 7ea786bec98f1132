import { act, screen, waitFor } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { listAnnouncements } from '../../../test/announcements.ts'
import { renderWithProviders } from '../../../test/render.tsx'
import { ActionBar, FrameActionBar } from './ActionBar.tsx'

const save = { key: 'save', label: 'Save changes', onRun: vi.fn() }

test('ActionBar shows its status and announces changes to it', async () => {
  const { rerender } = renderWithProviders(<FrameActionBar label="Email settings" primary={save} />)
  rerender(<FrameActionBar label="Email settings" primary={save} status="Unsaved changes" tone="warning" />)
  expect(screen.getByText('Unsaved changes')).toBeTruthy()
  await waitFor(() => expect(listAnnouncements()).toEqual(['Unsaved changes']))
})

test('ActionBar shows why its primary action is disabled', async () => {
  const refused = { ...save, onRun: vi.fn(), disabledReason: 'Choose at least one employee' }
  const { user } = renderWithProviders(
    <FrameActionBar label="Wizard" primary={refused} status="Nothing is sent yet." />,
  )
  expect(screen.getByText('Choose at least one employee')).toBeTruthy()
  await user.click(screen.getByRole('button', { name: 'Save changes' }))
  expect(refused.onRun).not.toHaveBeenCalled()
})

test('ActionBar orders its buttons back, secondary, primary', async () => {
  const { user } = renderWithProviders(
    <FrameActionBar
      label="Wizard"
      back={{ key: 'back', label: 'Previous' }}
      secondary={{ key: 'draft', label: 'Save draft' }}
      primary={{ key: 'next', label: 'Continue' }}
    />,
  )
  const order: (string | null | undefined)[] = []
  for (let at = 0; at < 3; at++) {
    await user.tab()
    order.push(document.activeElement?.textContent)
  }
  expect(order).toEqual(['Previous', 'Save draft', 'Continue'])
})

test('ActionBar reserves its height as page padding and scroll padding at the bottom', () => {
  const watch: ResizeObserverCallback[] = []
  class FakeResizeObserver {
    constructor(callback: ResizeObserverCallback) {
      watch.push(callback)
    }
    observe = vi.fn()
    disconnect = vi.fn()
  }
  vi.stubGlobal('ResizeObserver', FakeResizeObserver)
  vi.spyOn(HTMLElement.prototype, 'offsetHeight', 'get').mockReturnValue(112)
  const { unmount } = renderWithProviders(<ActionBar label="Email settings" primary={save} />)
  act(() => {
    for (const tell of watch) tell([], {} as ResizeObserver)
  })
  const room = () => [document.documentElement.style.scrollPaddingBottom, document.body.style.paddingBottom]
  const foot = 'var(--heed-foot, 0px)'
  expect(room()).toEqual([`calc(128px + ${foot})`, `calc(112px + ${foot})`])
  unmount()
  expect(room()).toEqual(['', ''])
})
