import { screen, waitFor } from '@testing-library/react'
import type { ReactNode } from 'react'
import { expect, test } from 'vitest'
import { renderWithProviders } from '../../../test/render.tsx'
import { DropZone } from '../files/DropZone.tsx'
import { TextBox } from '../form/TextBox.tsx'
import { ConfirmDialog } from './ConfirmDialog.tsx'
import { FormDialog } from './FormDialog.tsx'

const ignore = () => undefined
const command = 'heed lists delete 7 --company 2'

const question = (
  <ConfirmDialog
    open
    title="Stop?"
    actionLabel="Stop"
    command={command}
    onConfirm={ignore}
    onCancel={ignore}
  />
)
const checkedQuestion = (
  <ConfirmDialog
    open
    title="Delete?"
    actionLabel="Delete"
    checkbox="I understand"
    command={command}
    onConfirm={ignore}
    onCancel={ignore}
  />
)
const renderForm = (field?: ReactNode) => (
  <FormDialog open title="Rename" submitLabel="Save" command={command} onSubmit={ignore} onClose={ignore}>
    {field}
  </FormDialog>
)

const readFocus = () => {
  const { activeElement } = document
  return activeElement?.getAttribute('aria-label') ?? activeElement?.textContent ?? ''
}

test.each([
  ['a question', question, 'Cancel'],
  ['a form without fields', renderForm(), 'Cancel'],
  ['a form', renderForm(<input aria-label="Name" />), 'Name'],
])('the focus of %s starts at its first field or at Cancel', (_, dialog, name) => {
  renderWithProviders(dialog)
  expect(readFocus()).toBe(name)
})

test('the focus of a question with a checkbox starts at the checkbox', () => {
  renderWithProviders(checkedQuestion)
  expect(document.activeElement).toBe(screen.getByRole('checkbox', { name: 'I understand' }))
})

test('the focus of a dialog that asks for a file starts at the button that chooses it', () => {
  renderWithProviders(
    <FormDialog
      open
      title="Import"
      submitLabel="Import"
      command={undefined}
      onClose={ignore}
      onSubmit={ignore}
    >
      <DropZone label="File" accept=".csv" onFile={ignore} />
      <TextBox label="Encoding" value="" onChange={ignore} />
    </FormDialog>,
  )
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Choose a file' }))
})

test('Tab passes through a question with a closed command line and starts again', async () => {
  const { user } = renderWithProviders(question)
  const start = document.activeElement
  await user.tab()
  expect(readFocus()).toBe('Stop')
  await user.tab()
  await waitFor(() => expect(document.activeElement).not.toBe(document.body))
  expect(screen.queryByRole('button', { name: /^Copy/, hidden: true })).toBeNull()
  for (let step = 0; step < 2 && document.activeElement !== start; step++) await user.tab()
  expect(document.activeElement).toBe(start)
})
