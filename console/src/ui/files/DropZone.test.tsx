import { fireEvent, screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { renderWithProviders } from '../../../test/render.tsx'
import { DropZone } from './DropZone.tsx'

const file = new File(['asa@nordlys.example'], 'people.csv', { type: 'text/csv' })

test('DropZone accepts a selected file, and the same file again', async () => {
  const onFile = vi.fn()
  const { user, container } = renderWithProviders(<DropZone label="Employee file" onFile={onFile} />)
  const input = container.querySelector('input')
  if (!input) throw new Error('no file input')
  await user.upload(input, file)
  await user.upload(input, file)
  expect(onFile.mock.calls).toEqual([[file], [file]])
})

test("DropZone accepts a dropped file, unless it's disabled", () => {
  const onFile = vi.fn()
  const drop = () =>
    fireEvent.drop(screen.getByText('Drop a file here, or'), {
      dataTransfer: { files: { item: () => file, length: 1 } },
    })
  const { rerender } = renderWithProviders(<DropZone label="Employee file" onFile={onFile} />)
  drop()
  expect(onFile).toHaveBeenCalledWith(file)
  rerender(<DropZone label="Employee file" onFile={onFile} disabledReason="Employees limit reached." />)
  drop()
  expect(onFile).toHaveBeenCalledOnce()
  expect(screen.getByRole('button').getAttribute('aria-disabled')).toBe('true')
})

test('DropZone shows an error about the file', () => {
  renderWithProviders(<DropZone label="Logo" onFile={vi.fn()} error="image/gif is not a supported format" />)
  expect(screen.getByRole('note').textContent).toBe('image/gif is not a supported format')
})

test('DropZone rejects several files, with an error until a single file is dropped', () => {
  const onFile = vi.fn()
  const drop = (length: number) =>
    fireEvent.drop(screen.getByText('Drop a file here, or'), {
      dataTransfer: { files: { item: () => file, length } },
    })
  renderWithProviders(<DropZone label="Employee file" onFile={onFile} />)
  drop(2)
  expect(onFile).not.toHaveBeenCalled()
  expect(screen.getByRole('note').textContent).toBe('Drop one file at a time.')
  drop(1)
  expect(onFile).toHaveBeenCalledExactlyOnceWith(file)
  expect(screen.queryByRole('note')).toBeNull()
})
