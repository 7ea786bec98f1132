import { screen, waitFor } from '@testing-library/react'
import { useState } from 'react'
import { Link, Outlet, useNavigate } from 'react-router'
import { beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest'
import { refuse } from '../../../test/fakeServer.ts'
import { aHome } from '../../../test/homes.ts'
import { aBranding, aCompany } from '../../../test/people.ts'
import { renderRoutes } from '../../../test/renderPage.tsx'
import { FormDialog } from '../../ui/FormDialog.tsx'
import { MemberGuard } from '../guards/MemberGuard.tsx'
import { Shell } from '../shell/Shell.tsx'
import { useLeaveGuard } from './useLeaveGuard.ts'

const draft = vi.fn<() => Promise<void>>()
const saved = vi.fn()

beforeEach(() => {
  draft.mockReset().mockResolvedValue()
})

/** A page with a form in a dialog. */
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

/** A wizard of two addresses: what is typed is kept between them, and may be kept as a draft. */
function Wizard() {
  const [name, setName] = useState('')
  const navigate = useNavigate()
  const { leave, done } = useLeaveGuard(name !== '', {
    keptAt: (pathname) => pathname === '/wizard/people/',
    save: { label: 'Save draft', run: draft },
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
          saved(name)
          done(() => void navigate('/list/'))
        }}
      >
        Save
      </button>
      <Outlet />
    </>
  )
}

const routes = [
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
const asked = () => screen.findByRole('alertdialog', question)
const isAsked = () => screen.queryByRole('alertdialog', question) !== null

async function wizard({ typed = true, server = aHome() } = {}) {
  const view = await renderRoutes(routes, { server, at: '/list' })
  await view.router.navigate('/wizard/goal/')
  const field = await screen.findByLabelText<HTMLInputElement>('Name')
  if (typed) await view.user.type(field, 'Phishing')
  return { ...view, field }
}

/** What the browser is told when it wants to reload or close the tab. */
function unload(): boolean {
  const event = new Event('beforeunload', { cancelable: true })
  window.dispatchEvent(event)
  return event.defaultPrevented
}

type Stage = Awaited<ReturnType<typeof wizard>>

const waysOut: [string, (stage: Stage) => Promise<unknown>, string][] = [
  ['its own button', ({ user }) => user.click(screen.getByRole('button', { name: 'Close' })), '/list/'],
  [
    'a link of the menu',
    ({ user }) => user.click(screen.getByRole('link', { name: 'Employees' })),
    '/users/',
  ],
  ['Back', ({ router }) => router.navigate(-1), '/list'],
]

describe('a page where something is typed', () => {
  it.each(waysOut)('asks before it is left by %s, stays on a no and goes on a yes', async (_, go, at) => {
    const stage = await wizard()
    const { user, address, field } = stage
    await go(stage)
    await asked()
    await user.click(screen.getByRole('button', { name: 'Keep editing' }))
    await waitFor(() => expect(isAsked()).toBe(false))
    expect([address(), field.value]).toEqual(['/wizard/goal/', 'Phishing'])
    await go(stage)
    await asked()
    await user.click(screen.getByRole('button', { name: 'Discard changes' }))
    await waitFor(() => expect(address()).toBe(at))
    await waitFor(() => expect(screen.queryByLabelText('Name')).toBeNull())
    expect(unload(), 'what was discarded keeps no tab open').toBe(false)
  })

  it('stays when the question is answered by Escape', async () => {
    const { user, router, address } = await wizard()
    await router.navigate('/list')
    await asked()
    await user.keyboard('{Escape}')
    await waitFor(() => expect(isAsked()).toBe(false))
    expect(address()).toBe('/wizard/goal/')
    const waiting = [...router.state.blockers.values()].map(({ state }) => state)
    expect(waiting, 'nothing waits to go on').toEqual(['unblocked'])
    await router.navigate('/list')
    await asked()
  })

  it('keeps the tab open only while something is typed', async () => {
    const { user, field } = await wizard({ typed: false })
    expect(unload()).toBe(false)
    await user.type(field, 'P')
    expect(unload()).toBe(true)
    await user.clear(field)
    expect(unload()).toBe(false)
  })

  it.each(waysOut)('asks nothing by %s when nothing is typed', async (_, go, at) => {
    const stage = await wizard({ typed: false })
    await go(stage)
    await waitFor(() => expect(stage.address()).toBe(at))
    expect(isAsked()).toBe(false)
  })

  it('asks nothing on the way to where it is kept, or when only the query changes', async () => {
    const { user, address, field } = await wizard()
    await user.click(screen.getByRole('link', { name: 'Page 2' }))
    await waitFor(() => expect(address()).toContain('?page=2'))
    await user.click(screen.getByRole('link', { name: 'Next step' }))
    await waitFor(() => expect(address()).toBe('/wizard/people/'))
    expect([isAsked(), field.value]).toEqual([false, 'Phishing'])
  })

  it('asks again when it is still there at the other address', async () => {
    const { user, router, address } = await wizard()
    await user.click(screen.getByRole('link', { name: 'Next step' }))
    await waitFor(() => expect(address()).toBe('/wizard/people/'))
    await router.navigate('/wizard/goal/')
    await asked()
    await user.click(screen.getByRole('button', { name: 'Discard changes' }))
    await waitFor(() => expect(address()).toBe('/wizard/goal/'))
    // The same form stands there, and what was typed with it.
    expect(unload()).toBe(true)
  })

  it('asks nothing after it was saved', async () => {
    const { user, address } = await wizard()
    await user.click(screen.getByRole('button', { name: 'Save' }))
    await waitFor(() => expect(address()).toBe('/list/'))
    expect([isAsked(), saved.mock.calls]).toEqual([false, [['Phishing']]])
  })

  it('can be kept as a draft on the way out', async () => {
    const { user, router, address } = await wizard()
    await router.navigate('/list')
    await asked()
    await user.click(screen.getByRole('button', { name: 'Save draft' }))
    await waitFor(() => expect(address()).toBe('/list'))
    expect(draft).toHaveBeenCalledOnce()
  })

  it('stays, and says why, when the draft cannot be saved', async () => {
    draft.mockRejectedValueOnce(new Error('The server does not answer.'))
    const { user, router, address } = await wizard()
    await router.navigate('/list')
    await asked()
    await user.click(screen.getByRole('button', { name: 'Save draft' }))
    expect((await screen.findByRole('alert')).textContent).toContain('The server does not answer.')
    expect([address(), isAsked(), unload()]).toEqual(['/wizard/goal/', true, true])
  })
})

describe('a dialog where something is typed', () => {
  async function dialog(typed: string) {
    const view = await renderRoutes(routes, { server: aHome(), at: '/users/' })
    await view.router.navigate('/list/')
    await view.user.click(await screen.findByRole('button', { name: 'Rename' }))
    const field = await screen.findByLabelText<HTMLInputElement>('Name')
    if (typed) await view.user.type(field, typed)
    return { ...view, field }
  }

  const isOpen = () => screen.queryByRole('dialog', { name: 'Rename list' }) !== null
  const ways: [string, (stage: Awaited<ReturnType<typeof dialog>>) => Promise<unknown>][] = [
    ['Escape', ({ user }) => user.keyboard('{Escape}')],
    ['the cross', ({ user }) => user.click(screen.getByRole('button', { name: 'Close' }))],
    ['Cancel', ({ user }) => user.click(screen.getByRole('button', { name: 'Cancel' }))],
    [
      'a press outside',
      ({ user }) => user.click(document.querySelector('.MuiDialog-container') as HTMLElement),
    ],
    ['Back', ({ router }) => router.navigate(-1)],
  ]

  it.each(ways)('asks before it is closed by %s', async (_, go) => {
    const stage = await dialog('Finance')
    expect(unload()).toBe(true)
    await go(stage)
    await asked()
    await stage.user.click(screen.getByRole('button', { name: 'Keep editing' }))
    await waitFor(() => expect(isAsked()).toBe(false))
    expect([isOpen(), stage.field.value]).toEqual([true, 'Finance'])
    await go(stage)
    await asked()
    await stage.user.click(screen.getByRole('button', { name: 'Discard changes' }))
    await waitFor(() => expect(isOpen()).toBe(false))
    expect(unload()).toBe(false)
  })

  it.each(ways)('is closed by %s at once when nothing is typed', async (_, go) => {
    await go(await dialog(''))
    await waitFor(() => expect(isOpen()).toBe(false))
    expect(isAsked()).toBe(false)
  })
})

describe('the session', () => {
  it('is not ended by signing out before the question is answered', async () => {
    const { user, root } = await wizard()
    const signOut = async () => {
      await user.click(screen.getByRole('button', { name: /^Account of/ }))
      await user.click(await screen.findByRole('button', { name: 'Sign out' }))
      await asked()
    }
    await signOut()
    await user.click(screen.getByRole('button', { name: 'Keep editing' }))
    expect(root.session.isSignedIn).toBe(true)
    await waitFor(() => expect(isAsked()).toBe(false))
    await signOut()
    await user.click(screen.getByRole('button', { name: 'Discard changes' }))
    await screen.findByRole('heading', { name: 'Sign in' })
  })

  it('that has expired asks nothing, and leaves no question behind for the next one', async () => {
    const server = aHome().on('GET /companies/11/lists', refuse(401, 'The token has expired'))
    const { root, router } = await wizard({ server })
    await router.navigate('/list')
    await asked()
    await root.client.lists.list({ companyId: 11 }).catch(() => undefined)
    await screen.findByRole('heading', { name: 'Sign in' })
    expect(root.confirm.isOpen).toBe(false)
  })

  it('stays in its company until the question is answered, and what is typed when the other cannot be opened', async () => {
    const other = aCompany({ company_id: 12, company_name: 'Suðurljós' })
    const server = aHome()
      .on('GET /companies/my_companies', { companies: [aCompany(), other], count: 2 })
      .on('GET /companies/12/branding', aBranding())
    const { user, root, field } = await wizard({ server })
    const failing = vi.spyOn(root.session, 'switchCompany').mockRejectedValueOnce(new Error('Not now'))
    onTestFinished(() => failing.mockRestore())
    await user.click(screen.getByRole('button', { name: /^Account of/ }))
    await user.click(await screen.findByRole('button', { name: 'Suðurljós' }))
    await asked()
    expect(failing).not.toHaveBeenCalled()
    await user.click(screen.getByRole('button', { name: 'Discard changes' }))
    await screen.findByText('Not now')
    expect([root.session.companyId, field.value, unload()]).toEqual([11, 'Phishing', true])
  })
})
