import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { show } from '../../../test/render.tsx'
import { ConfirmDialog } from '../dialogs/ConfirmDialog.tsx'
import { NoticeList } from './NoticeList.tsx'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

const wait = (milliseconds: number) => act(() => void vi.advanceTimersByTime(milliseconds))

function list(duration?: number) {
  const onClose = vi.fn()
  show(<NoticeList notices={[{ id: 'a', tone: 'error', text: 'Not saved', duration }]} onClose={onClose} />)
  return onClose
}

test('a notice names its type and disappears after six seconds', () => {
  const onClose = list()
  expect(screen.getByRole('img', { name: 'Error' })).toBeTruthy()
  wait(5999)
  expect(onClose).not.toHaveBeenCalled()
  wait(1)
  expect(onClose).toHaveBeenCalledWith('a')
})

test('a notice with its own duration stays that long', () => {
  const onClose = list(7000)
  wait(6999)
  expect(onClose).not.toHaveBeenCalled()
  wait(1)
  expect(onClose).toHaveBeenCalledOnce()
})

test("a notice without a time limit stays until it's closed", () => {
  const onClose = list(0)
  wait(60_000)
  expect(onClose).not.toHaveBeenCalled()
  fireEvent.click(screen.getByRole('button', { name: 'Close' }))
  expect(onClose).toHaveBeenCalledWith('a')
})

test("a notice doesn't disappear while the pointer is over it", () => {
  const onClose = list()
  const item = screen.getByRole('listitem')
  fireEvent.pointerEnter(item)
  wait(60_000)
  expect(onClose).not.toHaveBeenCalled()
  fireEvent.pointerLeave(item)
  wait(6000)
  expect(onClose).toHaveBeenCalledOnce()
})

test('new notices are announced politely', () => {
  list()
  expect(screen.getByRole('list').getAttribute('aria-live')).toBe('polite')
})

test('notices stay accessible while a dialog is open', async () => {
  vi.useRealTimers()
  const notices = [{ id: 'a', tone: 'success' as const, text: 'Saved' }]
  const { rerender } = show(<NoticeList notices={notices} onClose={vi.fn()} />)
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
