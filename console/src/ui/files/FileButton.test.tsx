import { fireEvent, screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { renderWithProviders } from '../../../test/render.tsx'
import { FileButton } from './FileButton.tsx'

const file = new File(['asa@nordlys.example'], 'people.csv', { type: 'text/csv' })

test("FileButton opens the file picker immediately and reports nothing when it's cancelled", async () => {
  const onFile = vi.fn<(file: File) => void>()
  const { user } = renderWithProviders(
    <FileButton label="Re-Upload" fileLabel="File" accept=".csv" onFile={onFile} />,
  )
  const input = screen.getByLabelText<HTMLInputElement>('File', { selector: 'input' })
  const opened = vi.fn<() => void>()
  input.addEventListener('click', opened)
  await user.click(screen.getByRole('button', { name: 'Re-Upload' }))
  expect(opened).toHaveBeenCalledOnce()
  fireEvent.change(input, { target: { files: { length: 0, item: () => null } } })
  expect(onFile).not.toHaveBeenCalled()
  await user.upload(input, file)
  await user.upload(input, file)
  expect(onFile.mock.calls).toEqual([[file], [file]])
})
