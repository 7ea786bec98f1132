import { campaignStatus, type Training } from '@heed/contracts'
import { aTrainingEntry } from '@heed/fixtures/factories'
import { screen, waitFor } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { type FakeCall, failRequest, refuse } from '../../../../test/fakeServer.ts'
import { button, openWizard as open, pickOption, readDrafts } from './testing/openWizard.ts'
import { aTraining, at, wizardServer } from './testing/wizardServer.ts'

const found = 'Saved. Your changes got through before the connection was lost.'
const { draft, active } = campaignStatus
const now = '2026-03-01T12:00:00.000Z'

interface Losing {
  isLosing: boolean
  isReached: boolean
  saved: Training[]
}

/** Saves changes, but loses the responses until the test restores them. */
function losingServer(status: Training['status'] = draft) {
  const server = wizardServer()
  const state: Losing = { isLosing: true, isReached: true, saved: [] }
  const save = ({ body }: FakeCall) => {
    if (!state.isReached) return failRequest()
    const { name, subjects, userLists } = body as { name: string; subjects: number[]; userLists: number[] }
    const definition = {
      introMessageEnabled: 0 as const,
      introductoryData: { message: '' },
      userLists,
      areas: [],
    }
    const own = { id: 6 + state.saved.length, name, subjects, definition, status, events: [] }
    const training = aTraining({ ...own, template_id: 2, created: now, updated: now })
    state.saved.push(training)
    server.on(`GET ${at}/${String(training.id)}`, training)
    return state.isLosing ? failRequest() : { success: true, automation: { id: training.id, status } }
  }
  server.time = new Date(now)
  server.on(`POST ${at}/draft`, save).on(`POST ${at}`, save)
  server.on(`GET ${at}`, () =>
    state.isReached ? { automations: state.saved.map(asRow), count: state.saved.length } : failRequest(),
  )
  return { server, state }
}

const asRow = ({ id, name, status, updated }: Training) => aTrainingEntry({ id, name, status, updated })

async function typed({ server }: ReturnType<typeof losingServer>) {
  const view = await open({ server })
  await pickOption(view, 'Better sign-ins')
  await view.user.click(await button('Rename training'))
  await view.user.clear(screen.getByRole('textbox', { name: 'Rename training' }))
  await view.user.type(screen.getByRole('textbox', { name: 'Rename training' }), 'Autumn{Enter}')
  return view
}

describe('a new training whose save response is lost', () => {
  it("is found on the server and isn't saved twice", async () => {
    const losing = losingServer()
    const { user, address } = await typed(losing)
    await user.click(await button('Save draft'))
    expect(await screen.findByText(found)).toBeTruthy()
    await waitFor(() => expect(address()).toContain('/trainings/edit/6/'))
    expect(losing.state.saved).toHaveLength(1)
    expect(losing.server.listCalls(`GET ${at}`)[0]?.path).toContain('filter=Autumn')
  })

  it("is looked up before it's sent again, and later changes update it", {
    tags: 'slow',
  }, async () => {
    const losing = losingServer()
    const { server, state } = losing
    const { user } = await typed(losing)
    server.on(`GET ${at}`, failRequest)
    await user.click(await button('Save draft'))
    expect(
      await screen.findByText(/^We couldn't confirm that your changes were saved\. Press the button again/),
    ).toBeTruthy()
    expect(readDrafts()).toContain('"unanswered"')
    // Nothing is sent while the earlier save can't be checked.
    await user.click(await button('Save draft'))
    await waitFor(() => expect(server.listCalls(`GET ${at}`).length).toBeGreaterThan(1))
    expect(state.saved).toHaveLength(1)
    server.on(`GET ${at}`, () => ({ automations: state.saved.map(asRow), count: 1 }))
    server.on(`PUT ${at}/6/draft`, { success: true, automation: { id: 6, status: draft } })
    await pickOption({ user }, 'Welcome on board')
    await user.click(await button('Save draft'))
    await waitFor(() => expect(server.listCalls(`PUT ${at}/6/draft`)).toHaveLength(1))
    expect(server.listCalls(`PUT ${at}/6/draft`)[0]?.body).toMatchObject({ id: 6, subjects: [101, 102] })
    expect(state.saved).toHaveLength(1)
  })

  it('is looked up after a reload, too', { tags: 'slow' }, async () => {
    const losing = losingServer()
    const { server, state } = losing
    const first = await typed(losing)
    server.on(`GET ${at}`, failRequest)
    await first.user.click(await button('Save draft'))
    await screen.findByText(/^We couldn't confirm that your changes were saved/)
    const kept = JSON.parse(readDrafts())
    first.unmount()
    server.on(`GET ${at}`, () => ({ automations: state.saved.map(asRow), count: 1 }))
    server.on(`PUT ${at}/6/draft`, { success: true, automation: { id: 6, status: draft } })
    const { user, address } = await open({ server, savedInTab: { 'heed.drafts': kept } })
    await user.click(await button('Save draft'))
    await waitFor(() => expect(address()).toContain('/trainings/edit/6/'))
    expect(state.saved).toHaveLength(1)
  })

  it('is sent again if the server never received it', async () => {
    const losing = losingServer()
    const { server, state } = losing
    const { user, address } = await typed(losing)
    state.isReached = false
    await user.click(await button('Save draft'))
    await screen.findByText(/^We couldn't confirm that your changes were saved/)
    Object.assign(state, { isReached: true, isLosing: false })
    await user.click(await button('Save draft'))
    await waitFor(() => expect(address()).toContain('/trainings/edit/6/'))
    expect(server.listCalls(`POST ${at}/draft`)).toHaveLength(2)
    expect(screen.queryByText(found)).toBeNull()
  })

  it("isn't confused with an older training of the same name", { tags: 'slow' }, async () => {
    const losing = losingServer()
    const { server, state } = losing
    const { user } = await typed(losing)
    const old = aTraining({ id: 4, name: 'Autumn', subjects: [102, 103, 104] })
    old.definition.userLists = []
    server.on(`GET ${at}/4`, old)
    server.on(`GET ${at}`, () => ({ automations: [asRow(old)], count: 1 }))
    state.isReached = false
    await user.click(await button('Save draft'))
    expect(await screen.findByText(/^We couldn't confirm that your changes were saved/)).toBeTruthy()
    expect(server.listCalls(`GET ${at}/4`)).toHaveLength(1)
  })

  it('is reported as started if it was changed afterwards', { tags: 'slow' }, async () => {
    const losing = losingServer(active)
    const { server, state } = losing
    const { user } = await typed(losing)
    server.on(`GET ${at}`, failRequest)
    await user.click(await button('Save draft'))
    await screen.findByText(/^We couldn't confirm that your changes were saved/)
    server.on(`GET ${at}`, () => ({ automations: state.saved.map(asRow), count: 1 }))
    await pickOption({ user }, 'Welcome on board')
    await user.click(await button('Save draft'))
    expect(await screen.findByText(/^This training started on .+ and can't be changed\./)).toBeTruthy()
    expect(state.saved).toHaveLength(1)
  })

  it("isn't looked up if the server refused to save it", { tags: 'slow' }, async () => {
    const { server, ...losing } = losingServer()
    server.on(`POST ${at}/draft`, refuse(403, 'Admins only'))
    const { user } = await typed({ server, ...losing })
    await user.click(await button('Save draft'))
    expect(await screen.findByText('Not saved: Admins only')).toBeTruthy()
    expect(server.listCalls(`GET ${at}`)).toEqual([])
    expect(readDrafts()).not.toContain('"unanswered"')
  })
})

it('a package whose create response is lost is created only once', async () => {
  const losing = losingServer()
  const { server, state } = losing
  const create = 'POST /companies/11/packages'
  server.on(create, ({ body }: FakeCall) => {
    const { name, subjects } = body as { name: string; subjects: number[] }
    const id = `p${String(6 + state.saved.length)}`
    const training = aTraining({ id, name, subjects, isScorm: true, status: active, created: now })
    state.saved.push(training)
    server.on(`GET ${at}/${id}`, training)
    return failRequest()
  })
  server.on(`GET ${at}`, failRequest)
  const company = { settings: { 'ui.cmi5.enabled': '1' } } as const
  const { user } = await open({ server, company, at: '/trainings/create_scorm/' })
  await pickOption({ user }, 'Welcome on board')
  await user.click(await button('Rename training'))
  await user.type(
    screen.getByRole('textbox', { name: 'Rename training' }),
    '{Control>}a{/Control}Desks{Enter}',
  )
  await user.click(await button('Continue'))
  await user.click(await button('Remove Phishing'))
  await user.click(await button('Continue'))
  await user.click(await button('Create'))
  expect(await screen.findByText(/^We couldn't confirm that your changes were saved/)).toBeTruthy()
  server.on(`GET ${at}`, () => ({ automations: state.saved.map(asRow), count: 1 }))
  await user.click(await button('Create'))
  await screen.findByRole('heading', { name: 'The package is ready' })
  expect(state.saved).toHaveLength(1)
})

describe('a second lost response while the first request is still in transit', () => {
  async function sentTwice() {
    const losing = losingServer()
    const { server, state } = losing
    const view = await typed(losing)
    const bodies: { name: string; subjects: number[] }[] = []
    server.on(`POST ${at}/draft`, (call: FakeCall) => {
      bodies.push(call.body as (typeof bodies)[number])
      return failRequest()
    })
    await view.user.click(await button('Save draft'))
    await screen.findByText(/^We couldn't confirm that your changes were saved/)
    await pickOption(view, 'Welcome on board')
    await view.user.click(await button('Save draft'))
    await waitFor(() => expect(bodies).toHaveLength(2))
    await waitFor(async () =>
      expect((await button('Save draft')).getAttribute('aria-disabled')).not.toBe('true'),
    )
    const arrive = (which: number) => {
      const { name = '', subjects = [] } = bodies[which] ?? {}
      const id = 6 + state.saved.length
      const training = aTraining({ id, name, subjects, created: now, updated: now, events: [] })
      training.definition.userLists = []
      state.saved.push(training)
      server.on(`GET ${at}/${String(id)}`, training)
      server.on(`PUT ${at}/${String(id)}/draft`, { success: true, automation: { id, status: draft } })
    }
    return { ...view, server, state, arrive }
  }

  it('continues with the first training if only that one arrived', { tags: 'slow' }, async () => {
    const { user, server, arrive, address } = await sentTwice()
    arrive(0)
    await user.click(await button('Save draft'))
    await waitFor(() => expect(address()).toContain('/trainings/edit/6/'))
    expect(server.listCalls(`PUT ${at}/6/draft`).map(({ body }) => body)).toMatchObject([
      { subjects: [101, 102] },
    ])
    expect(server.listCalls(`POST ${at}/draft`)).toHaveLength(2)
  })

  it('reports the second training if both arrived', { tags: 'slow' }, async () => {
    const { user, server, arrive } = await sentTwice()
    arrive(1)
    arrive(0)
    await user.click(await button('Save draft'))
    await waitFor(() => expect(server.listCalls(`PUT ${at}/6/draft`)).toHaveLength(1))
    expect(server.listCalls(`POST ${at}/draft`)).toHaveLength(2)
    expect(await screen.findByText(/“Autumn” now exists twice/)).toBeTruthy()
  })

  it('is remembered after a reload', { tags: 'slow' }, async () => {
    const { unmount, server, arrive } = await sentTwice()
    const kept = JSON.parse(readDrafts())
    unmount()
    arrive(0)
    const { user, address } = await open({ server, savedInTab: { 'heed.drafts': kept } })
    await user.click(await button('Save draft'))
    await waitFor(() => expect(address()).toContain('/trainings/edit/6/'))
    expect(server.listCalls(`POST ${at}/draft`)).toHaveLength(2)
  })
})
