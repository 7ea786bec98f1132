import { screen, waitFor } from '@testing-library/react'
import type { ComponentProps, FormEvent } from 'react'
import { expect, test, vi } from 'vitest'
import { show } from '../../test/render.tsx'
import { FormDialog } from './FormDialog.tsx'

function dialog(changes: Partial<ComponentProps<typeof FormDialog>> = {}) {
  const onClose = vi.fn()
  const onSubmit = vi.fn((event: FormEvent) => event.preventDefault())
  const part = (
    <FormDialog
      open
      title="Rename list"
      submitLabel="Rename"
      onSubmit={onSubmit}
      onClose={onClose}
      {...changes}
    >
      <input aria-label="Name" />
    </FormDialog>
  )
  return { ...show(part), onSubmit, onClose }
}

test('Enter in a field sends the form', async () => {
  const { user, onSubmit } = dialog()
  await user.type(screen.getByLabelText('Name'), 'Finance{Enter}')
  expect(onSubmit).toHaveBeenCalledOnce()
})

test('a form without changes closes at once', async () => {
  const { user, onClose } = dialog()
  await user.click(screen.getByRole('button', { name: 'Cancel' }))
  expect(onClose).toHaveBeenCalledOnce()
})

test('a form with changes asks before it lets them go', async () => {
  const { user, onClose } = dialog({ dirty: true })
  await user.click(screen.getByRole('button', { name: 'Cancel' }))
  expect(onClose).not.toHaveBeenCalled()
  await user.click(screen.getByRole('button', { name: 'Keep editing' }))
  expect(onClose).not.toHaveBeenCalled()
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
  await user.keyboard('{Escape}')
  await user.click(await screen.findByRole('button', { name: 'Discard changes' }))
  expect(onClose).toHaveBeenCalledOnce()
})

test('while it saves it neither closes nor sends again', async () => {
  const { user, onSubmit, onClose } = dialog({ busy: true })
  await user.click(screen.getByRole('button', { name: 'Rename' }))
  await user.type(screen.getByLabelText('Name'), '{Enter}')
  await user.keyboard('{Escape}')
  expect([onSubmit.mock.calls.length, onClose.mock.calls.length]).toEqual([0, 0])
})

test('a form that cannot be sent says why and is not sent by Enter', async () => {
  const { user, onSubmit } = dialog({ disabledReason: 'Two lines are not right.' })
  await user.type(screen.getByLabelText('Name'), '{Enter}')
  await user.hover(screen.getByRole('button', { name: 'Rename' }))
  expect((await screen.findByRole('tooltip')).textContent).toBe('Two lines are not right.')
  expect(onSubmit).not.toHaveBeenCalled()
})
