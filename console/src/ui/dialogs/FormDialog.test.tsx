import { screen, waitFor } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'
import { type ComponentProps, type FormEvent, useEffect, useState } from 'react'
import { expect, test, vi } from 'vitest'
import { clickOutside } from '../../../test/pressOutside.ts'
import { renderWithProviders } from '../../../test/render.tsx'
import { keepFocus } from '../focus/keepFocus.ts'
import { FormDialog } from './FormDialog.tsx'

function showDialog(changes: Partial<ComponentProps<typeof FormDialog>> = {}) {
  const onClose = vi.fn()
  const onSubmit = vi.fn((event: FormEvent) => event.preventDefault())
  const part = (
    <FormDialog
      open
      title="Rename list"
      submitLabel="Rename"
      command={null}
      onSubmit={onSubmit}
      onClose={onClose}
      {...changes}
    >
      <input aria-label="Name" />
    </FormDialog>
  )
  return { ...renderWithProviders(part), onSubmit, onClose }
}

test('pressing Enter in a FormDialog field submits the form', async () => {
  const { user, onSubmit } = showDialog()
  await user.type(screen.getByLabelText('Name'), 'Finance{Enter}')
  expect(onSubmit).toHaveBeenCalledOnce()
})

test.each([
  ['Cancel', (user: UserEvent) => user.click(screen.getByRole('button', { name: 'Cancel' }))],
  ['the close button', (user: UserEvent) => user.click(screen.getByRole('button', { name: 'Close' }))],
  ['Escape', (user: UserEvent) => user.keyboard('{Escape}')],
  ['a click outside', () => clickOutside(1)],
])('%s asks to close FormDialog', async (_, ask) => {
  const { user, onClose } = showDialog()
  await ask(user)
  expect(onClose).toHaveBeenCalledOnce()
})

test('FormDialog ignores the second click of a double click outside', () => {
  const { onClose } = showDialog()
  clickOutside(2)
  expect(onClose).not.toHaveBeenCalled()
  clickOutside(1)
  expect(onClose).toHaveBeenCalledOnce()
})

test("FormDialog can't be closed or submitted again while it saves", async () => {
  const { user, onSubmit, onClose } = showDialog({ busy: true })
  await user.click(screen.getByRole('button', { name: 'Rename' }))
  await user.type(screen.getByLabelText('Name'), '{Enter}')
  await user.keyboard('{Escape}')
  expect([onSubmit.mock.calls.length, onClose.mock.calls.length]).toEqual([0, 0])
})

test("a form that can't be submitted explains why and ignores Enter", async () => {
  const { user, onSubmit } = showDialog({ disabledReason: 'Two lines are not right.' })
  await user.type(screen.getByLabelText('Name'), '{Enter}')
  await user.hover(screen.getByRole('button', { name: 'Rename' }))
  expect((await screen.findByRole('tooltip', { hidden: true })).textContent).toBe('Two lines are not right.')
  expect(onSubmit).not.toHaveBeenCalled()
})

test('FormDialog shows its equivalent command once the command is complete', () => {
  showDialog({ command: undefined }).unmount()
  expect(screen.queryByText('Command line')).toBeNull()
  showDialog({ command: 'heed lists rename 4' })
  expect(screen.getByText('Command line')).toBeTruthy()
  expect(screen.getByText('heed lists rename 4')).toBeTruthy()
})

function Opener({ stays }: { stays: boolean }) {
  useEffect(keepFocus, [])
  const [isOpen, setOpen] = useState(false)
  const [isThere, setThere] = useState(true)
  return (
    <main tabIndex={-1}>
      {isThere && (
        <button type="button" onClick={() => setOpen(true)}>
          Create package
        </button>
      )}
      {isOpen && (
        <FormDialog
          open
          title="Create package"
          submitLabel="Create"
          command={null}
          onSubmit={(event) => {
            event.preventDefault()
            setThere(stays)
            setOpen(false)
          }}
          onClose={() => setOpen(false)}
        >
          <input aria-label="Name" />
        </FormDialog>
      )}
    </main>
  )
}

test.each([true, false])(
  'focus returns to the button that opened FormDialog, or to the page: %s',
  async (stays) => {
    const { user } = renderWithProviders(<Opener stays={stays} />)
    await user.click(screen.getByRole('button', { name: 'Create package' }))
    await user.click(screen.getByRole('button', { name: 'Create' }))
    const next = stays ? screen.getByRole('button', { name: 'Create package' }) : screen.getByRole('main')
    await waitFor(() => expect(document.activeElement).toBe(next))
  },
)
