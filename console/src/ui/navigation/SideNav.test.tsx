import { screen, within } from '@testing-library/react'
import { useLocation } from 'react-router'
import { expect, test, vi } from 'vitest'
import { narrowScreen } from '../../../test/narrowScreen.ts'
import { show } from '../../../test/render.tsx'
import { SideNav } from './SideNav.tsx'

const groups = [
  { label: 'You', places: [{ to: '/settings/profile/', label: 'My profile' }] },
  {
    label: 'Nordlys ehf.',
    places: [
      { to: '/settings/', label: 'Company settings' },
      { to: '/settings/email/', label: 'Email settings', unsaved: true },
      { to: '/settings/admins/', label: 'Admins', count: 4 },
    ],
  },
]

const Here = () => <output>{useLocation().pathname}</output>

function nav(at: string, onIntent?: (to: string) => void) {
  return show(
    <>
      <SideNav label="Settings" groups={groups} onIntent={onIntent} />
      <Here />
    </>,
    at,
  )
}

const current = () => screen.getAllByRole('link', { current: 'page' }).map((link) => link.textContent)

test('the page that is open is the one current place, on the pages below it too', () => {
  nav('/settings/email/reminders/')
  expect(current()).toEqual(['Email settings Unsaved changes'])
})

test('places stand in lists named by what they have in common', () => {
  nav('/settings/')
  const list = within(screen.getByRole('list', { name: 'Nordlys ehf.' }))
  expect(list.getAllByRole('link')).toHaveLength(3)
  expect(list.getByRole('link', { name: 'Admins 4' })).toBeTruthy()
})

test('the keyboard goes from place to place and opens one', async () => {
  const { user } = nav('/settings/')
  await user.tab()
  await user.tab()
  await user.tab()
  expect(document.activeElement?.textContent).toContain('Email settings')
  await user.keyboard('{Enter}')
  expect([screen.getByRole('status').textContent, ...current()]).toEqual([
    '/settings/email/',
    'Email settings Unsaved changes',
  ])
})

test('a place is reported before it is opened, by pointer and by focus', async () => {
  const onIntent = vi.fn()
  const { user } = nav('/settings/', onIntent)
  await user.hover(screen.getByRole('link', { name: /Admins/ }))
  await user.tab()
  expect(onIntent.mock.calls).toEqual([['/settings/admins/'], ['/settings/profile/']])
})

test('on a narrow screen a button says where one is and opens the other places', async () => {
  narrowScreen()
  const { user } = nav('/settings/admins/')
  const button = screen.getByRole('button', { name: 'Settings: Admins' })
  await user.click(button)
  const dialog = within(screen.getByRole('dialog', { name: 'Settings' }))
  await user.click(dialog.getByRole('link', { name: 'Company settings' }))
  expect(screen.getByRole('status', { hidden: true }).textContent).toBe('/settings/')
  const next = await screen.findByRole('button', { name: 'Settings: Company settings' })
  expect(next.getAttribute('aria-expanded')).toBe('false')
})
