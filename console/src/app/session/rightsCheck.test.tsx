import { role } from '@heed/contracts'
import { screen, waitFor } from '@testing-library/react'
import { observer } from 'mobx-react-lite'
import { describe, expect, it } from 'vitest'
import * as z from 'zod/mini'
import { makeEmployeesServer } from '../../../test/aStaff.ts'
import { answer, FakeServer, failRequest, refuse } from '../../../test/fakeServer.ts'
import { aBranding, aCompany, aUser } from '../../../test/people.ts'
import { makeTestSetup, renderApp, renderPage } from '../../../test/renderPage.tsx'
import { recordSavedFiles } from '../../../test/savedFiles.ts'
import { useDraftState } from '../drafts/useDraft.ts'
import { useRoot } from '../root/RootContext.tsx'

const companyCall = 'GET /companies/11'
const deleteListCall = 'DELETE /companies/11/lists/7'
const viewerCompany = aCompany({ role: role.viewer })

async function startSession(server = new FakeServer().on(deleteListCall, refuse(403, 'Not permitted'))) {
  const stage = makeTestSetup({ server })
  await stage.root.startUp.run()
  const refused = () =>
    stage.root.client.lists.delete({ companyId: 11, listId: 7 }).catch((error: Error) => error.message)
  return { ...stage, refused }
}

describe('a refused call', () => {
  it("shows the person's new role without a reload", async () => {
    const { root, server, refused } = await startSession()
    server.on(companyCall, viewerCompany)
    expect(root.session.isAdmin).toBe(true)
    expect(await refused()).toBe('Not permitted')
    await waitFor(() => expect(root.session.isAdmin).toBe(false))
    expect(root.notices.items.map(({ text }) => text)).toEqual([
      `Your role in ${viewerCompany.company_name} has changed. The page now shows what you can do.`,
    ])
  })

  it("updates the person's global permissions", async () => {
    const { root, server, refused } = await startSession()
    server.on('GET /auth/user', aUser({ permissions: ['manageUsers'] })).on(companyCall, viewerCompany)
    await refused()
    await waitFor(() => expect(root.session.user?.permissions).toEqual(['manageUsers']))
  })

  it('shows no notice if nothing changed, and checks once for several refusals', async () => {
    const { root, server, refused } = await startSession()
    const before = server.listCalls(companyCall).length
    await Promise.all([refused(), refused(), refused()])
    await waitFor(() => expect(server.listCalls(companyCall)).toHaveLength(before + 1))
    expect(root.notices.items).toEqual([])
  })

  it("changes nothing if the role can't be checked", async () => {
    const { root, server, refused } = await startSession()
    server.on(companyCall, failRequest)
    await refused()
    await waitFor(() => expect(server.listCalls(companyCall)).toHaveLength(1))
    expect([root.session.isAdmin, root.session.companyId, root.rights.lost]).toEqual([true, 11, null])
  })

  it("triggers no check if it's about another company or a conflict", async () => {
    const { root, server } = await startSession(
      new FakeServer().on('GET /companies/99', refuse(404, 'Gone')).on(deleteListCall, answer(409, {})),
    )
    await root.client.companies.get({ companyId: 99 }).catch(() => undefined)
    await root.client.lists.delete({ companyId: 11, listId: 7 }).catch(() => undefined)
    expect(server.listCalls(companyCall)).toEqual([])
  })
})

/** A form that only admins may open. */
const Form = observer(function Form() {
  const { session, rights } = useRoot()
  return session.isAdmin && !rights.lost ? <Field /> : 'Denied'
})

function Field() {
  const [name, setName] = useDraftState('form', z.object({ name: z.string() }), 'company', 'typed')
  return (
    <input
      aria-label="Name"
      value={name?.name ?? ''}
      onChange={({ target }) => setName({ name: target.value })}
    />
  )
}

async function startTyping() {
  const stage = await renderPage(<Form />)
  await stage.user.type(screen.getByRole('textbox'), 'Finance')
  const refused = () => stage.root.client.companies.get({ companyId: 11 }).catch(() => undefined)
  const notice = () => stage.root.notices.items.at(-1)
  return { ...stage, refused, notice }
}

describe('unsaved input of a person who lost their rights', () => {
  it('is kept with a notice and returns to its form with the rights', async () => {
    const { root, server, notice } = await startTyping()
    server.on(deleteListCall, refuse(403, 'Not permitted')).on(companyCall, viewerCompany)
    await root.client.lists.delete({ companyId: 11, listId: 7 }).catch(() => undefined)
    await screen.findByText('Denied')
    expect(notice()?.text).toContain(
      'has changed. The page now shows what you can do. Your unsaved changes were kept',
    )
    server.on(companyCall, aCompany())
    await root.session.reloadCompany()
    expect((await screen.findByRole<HTMLInputElement>('textbox')).value).toBe('Finance')
  })

  it('can be saved as a file if its company is no longer available', async () => {
    const { server, refused, notice } = await startTyping()
    server.on(companyCall, refuse(404, 'Gone'))
    await refused()
    await screen.findByText('Denied')
    expect(notice()?.text).toMatch(
      /removed from it\. Your unsaved changes were kept and can be saved as a file\.$/,
    )
    const saved = recordSavedFiles()
    notice()?.again?.run()
    await waitFor(() => expect(saved).toHaveLength(1))
    expect(await saved[0]?.text()).toBe('form / name: Finance\r\n')
  })

  it('is dropped if the person leaves the form', async () => {
    const { root, unmount } = await startTyping()
    unmount()
    expect(root.drafts.getTypedDrafts(11)).toEqual({})
  })
})

describe('a deleted company', () => {
  it('is replaced by the next one', async () => {
    const next = aCompany({ company_id: 12, company_name: 'Suðurljós' })
    const mine = { companies: [aCompany(), next], count: 2 }
    const { root, server, refused } = await startSession(
      new FakeServer()
        .on('GET /companies/my_companies', mine)
        .on('GET /companies/12/branding', aBranding())
        .on(deleteListCall, refuse(404, 'Gone')),
    )
    server.on(companyCall, refuse(404, 'Gone'))
    await refused()
    await waitFor(() => expect(root.rights.lost?.company_id).toBe(11))
    root.rights.leaveInaccessibleCompany()
    expect([root.session.companyId, root.session.companies, root.rights.lost]).toEqual([12, [next], null])
  })

  it('is reported on the home page if there is no other company', async () => {
    const { root, server, address } = await renderApp({ at: '/users/', server: makeEmployeesServer() })
    await waitFor(() => expect(root.session.companyId).toBe(11))
    server.on(companyCall, refuse(404, 'Gone'))
    await root.client.companies.get({ companyId: 11 }).catch(() => undefined)
    await waitFor(() => expect([root.session.companyId, address()]).toEqual([null, '/']))
    const name = aCompany().company_name
    const said = `${name} is no longer available to you. It was deleted, or you were removed from it.`
    expect(await screen.findByText(said)).toBeTruthy()
    await screen.findByText('No company yet')
  })
})
