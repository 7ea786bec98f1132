import { screen, within } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { renderWithProviders } from '../../../test/render.tsx'
import { ActionButton } from './ActionButton.tsx'
import { ActionMenu } from './ActionMenu.tsx'
import { PrimaryButton } from './PrimaryButton.tsx'

test('a disabled button stays focusable, does nothing and explains why', async () => {
  const onRun = vi.fn()
  const action = { key: 'add', label: 'Add', onRun, disabledReason: 'Employees limit reached.' }
  const { user } = renderWithProviders(<ActionButton action={action} />)
  await user.tab()
  const button = screen.getByRole('button', { name: 'Add' })
  expect(document.activeElement).toBe(button)
  expect(button.getAttribute('aria-disabled')).toBe('true')
  expect((await screen.findByRole('tooltip', { hidden: true })).textContent).toBe('Employees limit reached.')
  await user.keyboard('{Enter}')
  expect(onRun).not.toHaveBeenCalled()
})

test("a disabled action with an address isn't a link", () => {
  renderWithProviders(
    <ActionButton action={{ key: 'go', label: 'Open', to: '/users/', disabledReason: 'Not yet.' }} />,
  )
  expect(screen.queryByRole('link')).toBeNull()
})

test('an action with an address is a link', () => {
  renderWithProviders(<ActionButton action={{ key: 'go', label: 'Open', to: '/users/' }} />)
  expect(screen.getByRole('link', { name: 'Open' }).getAttribute('href')).toBe('/users/')
})

test('ActionMenu works by keyboard and gives the reason for a disabled item', async () => {
  const [edit, remove] = [vi.fn(), vi.fn()]
  const actions = [
    { key: 'delete', label: 'Delete', onRun: remove, disabledReason: 'Single sign-on.' },
    { key: 'edit', label: 'Edit', onRun: edit },
  ]
  const { user } = renderWithProviders(<ActionMenu actions={actions} name="Ása" />)
  await user.tab()
  await user.keyboard('{Enter}')
  expect(screen.getByRole('menuitem', { name: 'Delete', description: 'Single sign-on.' })).toBeTruthy()
  await user.keyboard('{Enter}')
  expect(remove).not.toHaveBeenCalled()
  await user.keyboard('{ArrowDown}{Enter}')
  expect(edit).toHaveBeenCalledOnce()
})

test("ActionMenu isn't rendered without actions", () => {
  renderWithProviders(<ActionMenu actions={[]} />)
  expect(screen.queryByRole('button')).toBeNull()
})

test('a primary button with choices opens a menu of the visible ones', async () => {
  const onRun = vi.fn()
  const choices = [
    { key: 'one', label: 'Training', to: '/trainings/create/' },
    { key: 'two', label: 'Package', onRun },
    { key: 'three', label: 'Nobody may', hidden: true },
  ]
  const { user } = renderWithProviders(
    <PrimaryButton action={{ key: 'create', label: 'Create new', choices }} />,
  )
  const button = screen.getByRole('button', { name: 'Create new' })
  expect(button.getAttribute('aria-expanded')).toBe('false')
  await user.click(button)
  const items = within(await screen.findByRole('menu', { name: 'Create new' })).getAllByRole('menuitem')
  expect(items.map((item) => item.textContent)).toEqual(['Training', 'Package'])
  await user.click(items[1] ?? button)
  expect(onRun).toHaveBeenCalledTimes(1)
})
