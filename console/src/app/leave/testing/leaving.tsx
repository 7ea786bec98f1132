import { screen } from '@testing-library/react'
import { useState } from 'react'
import { Link, Outlet, useNavigate } from 'react-router'
import { vi } from 'vitest'
import { makeHomeServer } from '../../../../test/aHome.ts'
import { renderRoutes } from '../../../../test/renderPage.tsx'
import { FormDialog } from '../../../ui/dialogs/FormDialog.tsx'
import { MemberGuard } from '../../guards/MemberGuard.tsx'
import { Shell } from '../../shell/Shell.tsx'
import { useLeaveGuard } from '../useLeaveGuard.ts'

export const saveDraftSpy = vi.fn<() => Promise<void>>()
export const saveSpy = vi.fn()

function List() {
  const [isOpen, setOpen] = useState(false)
  const [name, setName] = useState('')
  const { leave } = useLeaveGuard(isOpen && name !== '')
  return (
    <>
      <h1>The list</h1>
      <button type="button" onClick={() => setOpen(true)}>
        Rename
      </button>
      {isOpen && (
        <FormDialog
          open
          title="Rename list"
          submitLabel="Rename"
          command={null}
          onSubmit={(event) => event.preventDefault()}
          onClose={() => leave(() => setOpen(false))}
        >
          <input aria-label="Name" value={name} onChange={(event) => setName(event.target.value)} />
        </FormDialog>
      )}
    </>
  )
}

function Wizard() {
  const [name, setName] = useState('')
  const navigate = useNavigate()
  const { leave, done } = useLeaveGuard(name !== '', {
    keptAt: (pathname) => pathname === '/wizard/people/',
    save: { label: 'Save draft', run: saveDraftSpy },
  })
  return (
    <>
      <input aria-label="Name" value={name} onChange={(event) => setName(event.target.value)} />
      <Link to="/wizard/people/">Next step</Link>
      <Link to="?page=2">Page 2</Link>
      <button type="button" onClick={() => leave(() => void navigate('/list/'))}>
        Close
      </button>
      <button
        type="button"
        onClick={() => {
          saveSpy(name)
          done(() => void navigate('/list/'))
        }}
      >
        Save
      </button>
      <Outlet />
    </>
  )
}

export const routes = [
  {
    Component: MemberGuard,
    children: [
      {
        Component: Shell,
        children: [
          { path: '/list', element: <List />, handle: { who: 'viewer' } },
          { path: '/users', element: <h1>The people</h1>, handle: { who: 'viewer' } },
          {
            path: '/wizard',
            Component: Wizard,
            handle: { who: 'viewer' },
            children: [{ path: ':step', element: <h1>A step</h1>, handle: { who: 'viewer' } }],
          },
        ],
      },
    ],
  },
  { path: '/auth/signin', element: <h1>Sign in</h1> },
]

const question = { name: 'Discard without saving changes?' }
export const findQuestion = () => screen.findByRole('alertdialog', question)
export const hasQuestion = () => screen.queryByRole('alertdialog', question) !== null

export async function openWizardForm({ typed: hasInput = true, server = makeHomeServer() } = {}) {
  const view = await renderRoutes(routes, { server, at: '/list' })
  await view.router.navigate('/wizard/goal/')
  const field = await screen.findByLabelText<HTMLInputElement>('Name')
  if (hasInput) await view.user.type(field, 'Phishing')
  return { ...view, field }
}

export function fireUnload(): boolean {
  const event = new Event('beforeunload', { cancelable: true })
  window.dispatchEvent(event)
  return event.defaultPrevented
}
