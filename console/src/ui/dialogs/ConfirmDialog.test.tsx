import { fireEvent, screen } from '@testing-library/react'
import type { ComponentProps } from 'react'
import { expect, test, vi } from 'vitest'
import { renderWithProviders } from '../../../test/render.tsx'
import { ConfirmDialog } from './ConfirmDialog.tsx'

function showDialog(changes: Partial<ComponentProps<typeof ConfirmDialog>> = {}) {
  const [onConfirm, onCancel] = [vi.fn(), vi.fn()]
  const part = (
    <ConfirmDialog
      open
      title="Delete?"
      actionLabel="Delete"
      command={null}
      onConfirm={onConfirm}
      onCancel={onCancel}
      {...changes}
    />
  )
  return { ...renderWithProviders(part), onConfirm, onCancel }
}

test('ConfirmDialog is named by its title, confirmed by its button and cancelled by Escape', async () => {
  const { user, onConfirm, onCancel } = showDialog()
  expect(screen.getByRole('alertdialog', { name: 'Delete?' })).toBeTruthy()
  await user.click(screen.getByRole('button', { name: 'Delete' }))
  expect(onConfirm).toHaveBeenCalledOnce()
  await user.keyboard('{Escape}')
  expect(onCancel).toHaveBeenCalledOnce()
})

test('ConfirmDialog ignores the second click of the double click that opened it', () => {
  const { onConfirm } = showDialog()
  const button = screen.getByRole('button', { name: 'Delete' })
  fireEvent.click(button, { detail: 2 })
  expect(onConfirm).not.toHaveBeenCalled()
  fireEvent.click(button, { detail: 1 })
  expect(onConfirm).toHaveBeenCalledOnce()
})

test("ConfirmDialog's accessible description includes the company and the consequence", () => {
  showDialog({ company: 'Nordlys ehf.', description: '12 people are deleted.' })
  const question = screen.getByRole('alertdialog', { name: 'Delete?' })
  const described = (question.getAttribute('aria-describedby') ?? '').split(' ')
  const words = described.map((id) => document.getElementById(id)?.textContent)
  expect(words).toEqual(['Nordlys ehf.', '12 people are deleted.'])
})

test("ConfirmDialog can't be confirmed until its checkbox is ticked", async () => {
  const { user, onConfirm } = showDialog({ checkbox: 'I understand' })
  const button = screen.getByRole('button', { name: 'Delete' })
  expect(button.getAttribute('aria-disabled')).toBe('true')
  await user.click(button)
  expect(onConfirm).not.toHaveBeenCalled()
  await user.click(screen.getByRole('checkbox', { name: 'I understand' }))
  await user.click(button)
  expect(onConfirm).toHaveBeenCalledOnce()
})

test("a busy ConfirmDialog can't be confirmed again or closed", async () => {
  const { user, onConfirm, onCancel } = showDialog({ busy: true })
  await user.click(screen.getByRole('button', { name: 'Delete' }))
  await user.click(screen.getByRole('button', { name: 'Cancel' }))
  await user.keyboard('{Escape}')
  expect([onConfirm.mock.calls.length, onCancel.mock.calls.length]).toEqual([0, 0])
})

test('ConfirmDialog shows an error and can be confirmed again', async () => {
  const { user, onConfirm } = showDialog({ error: 'The list is in use.' })
  expect(screen.getByRole('note').textContent).toContain('The list is in use.')
  await user.click(screen.getByRole('button', { name: 'Delete' }))
  expect(onConfirm).toHaveBeenCalledOnce()
})

test('ConfirmDialog shows its equivalent command in a collapsed section', async () => {
  const { user, onConfirm } = showDialog({ command: 'heed lists delete 7 --company 2' })
  const line = screen.getByText('heed lists delete 7 --company 2')
  expect(line.closest('details')?.open).toBe(false)
  await user.click(screen.getByText('Command line'))
  expect(line.closest('details')?.open).toBe(true)
  expect(onConfirm).not.toHaveBeenCalled()
})

test('a destructive ConfirmDialog focuses Cancel first', () => {
  showDialog({ danger: true })
  expect(document.activeElement?.textContent).toBe('Cancel')
})
