import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { renderWithProviders } from '../../../test/render.tsx'
import { PopoverButton } from './PopoverButton.tsx'

const getButton = () => screen.getByRole('button', { name: 'Scenario details' })
const waitForClosed = () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())

function showDetails(disabledReason?: string) {
  return renderWithProviders(
    <PopoverButton label="Scenario details" disabledReason={disabledReason}>
      {(close) => (
        <button type="button" onClick={close}>
          Done
        </button>
      )}
    </PopoverButton>,
  )
}

test.each([
  ['Escape', async (user: ReturnType<typeof showDetails>['user']) => user.keyboard('{Escape}')],
  [
    'a click outside',
    async (user: ReturnType<typeof showDetails>['user']) =>
      user.click(document.querySelector('.MuiBackdrop-root') as Element),
  ],
  [
    'a button inside it',
    async (user: ReturnType<typeof showDetails>['user']) =>
      user.click(screen.getByRole('button', { name: 'Done' })),
  ],
])('the popover opens by keyboard, is closed by %s, and returns the focus', async (_, close) => {
  const { user } = showDetails()
  await user.tab()
  await user.keyboard('{Enter}')
  const dialog = within(screen.getByRole('dialog', { name: 'Scenario details' }))
  expect(document.activeElement).toBe(dialog.getByRole('button', { name: 'Done' }))
  await close(user)
  await waitForClosed()
  expect(document.activeElement).toBe(getButton())
})

test("a disabled PopoverButton explains why and doesn't open", async () => {
  const { user } = showDetails('Nothing has been sent yet.')
  await user.click(getButton())
  expect(screen.queryByRole('dialog')).toBeNull()
  expect((await screen.findByRole('tooltip', { hidden: true })).textContent).toBe(
    'Nothing has been sent yet.',
  )
})
