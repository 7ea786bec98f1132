import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { renderWithProviders } from '../../../test/render.tsx'
import { ConfirmDialog } from '../dialogs/ConfirmDialog.tsx'
import { NoticeList } from './NoticeList.tsx'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

const advanceTime = (milliseconds: number) => act(() => void vi.advanceTimersByTime(milliseconds))

function showList(duration?: number) {
  const onClose = vi.fn()
  renderWithProviders(
    <NoticeList notices={[{ id: 'a', tone: 'error', text: 'Not saved', duration }]} onClose={onClose} />,
  )
  return onClose
}

test('a notice names its type and disappears after six seconds', () => {
  const onClose = showList()
  expect(screen.getByRole('img', { name: 'Error' })).toBeTruthy()
  advanceTime(5999)
  expect(onClose).not.toHaveBeenCalled()
  advanceTime(1)
  expect(onClose).toHaveBeenCalledWith('a')
})

test('a notice with its own duration stays that long', () => {
  const onClose = showList(7000)
  advanceTime(6999)
  expect(onClose).not.toHaveBeenCalled()
  advanceTime(1)
  expect(onClose).toHaveBeenCalledOnce()
})

test("a notice without a time limit stays until it's closed", () => {
  const onClose = showList(0)
  advanceTime(60_000)
  expect(onClose).not.toHaveBeenCalled()
  fireEvent.click(screen.getByRole('button', { name: 'Close' }))
  expect(onClose).toHaveBeenCalledWith('a')
})

test("a notice doesn't disappear while the pointer is over it", () => {
  const onClose = showList()
  const item = screen.getByRole('listitem')
  fireEvent.pointerEnter(item)
  advanceTime(60_000)
  expect(onClose).not.toHaveBeenCalled()
  fireEvent.pointerLeave(item)
  advanceTime(6000)
  expect(onClose).toHaveBeenCalledOnce()
})

test('notices stay accessible while a dialog is open', async () => {
  vi.useRealTimers()
  const notices = [{ id: 'a', tone: 'success' as const, text: 'Saved' }]
  const { rerender } = renderWithProviders(<NoticeList notices={notices} onClose={vi.fn()} />)
  rerender(
    <>
      <NoticeList notices={notices} onClose={vi.fn()} />
      <ConfirmDialog
        open
        title="Delete?"
        actionLabel="Delete"
        command={null}
        onConfirm={vi.fn()}
        onCancel={vi.fn()}
      />
    </>,
  )
  expect(await screen.findByRole('alertdialog', { name: 'Delete?' })).toBeTruthy()
  await waitFor(() => expect(screen.getByRole('region', { name: 'Notices' })).toBeTruthy())
})
