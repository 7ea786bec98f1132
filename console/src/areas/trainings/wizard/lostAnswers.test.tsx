import { campaignStatus, type Training } from '@heed/contracts'
import { aTrainingEntry } from '@heed/fixtures/factories'
import { screen, waitFor } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { type FakeCall, failRequest, refuse } from '../../../../test/fakeServer.ts'
import { aTraining, aWizardServer, trainingsPath } from './testing/aWizardServer.ts'
import { findButton, openWizard as open, pickOption, readDrafts } from './testing/openWizard.ts'

const savedNotice = 'Saved. Your changes got through before the connection was lost.'
const { draft, active } = campaignStatus
const now = '2026-03-01T12:00:00.000Z'

interface LossState {
  isLosing: boolean
  isReached: boolean
  saved: Training[]
}

/** Saves changes, but loses the responses until the test restores them. */
function createLossyServer(status: Training['status'] = draft) {
  const server = aWizardServer()
  const state: LossState = { isLosing: true, isReached: true, saved: [] }
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
    server.on(`GET ${trainingsPath}/${String(training.id)}`, training)
    return state.isLosing ? failRequest() : { success: true, automation: { id: training.id, status } }
  }
  server.time = new Date(now)
  server.on(`POST ${trainingsPath}/draft`, save).on(`POST ${trainingsPath}`, save)
  server.on(`GET ${trainingsPath}`, () =>
    state.isReached ? { automations: state.saved.map(toRow), count: state.saved.length } : failRequest(),
  )
  return { server, state }
}

const toRow = ({ id, name, status, updated }: Training) => aTrainingEntry({ id, name, status, updated })

async function openAndEdit({ server }: ReturnType<typeof createLossyServer>) {
  const view = await open({ server })
  await pickOption(view, 'Better sign-ins')
  await view.user.click(await findButton('Rename training'))
  await view.user.clear(screen.getByRole('textbox', { name: 'Rename training' }))
  await view.user.type(screen.getByRole('textbox', { name: 'Rename training' }), 'Autumn{Enter}')
  return view
}

describe('a new training whose save response is lost', () => {
  it("is found on the server and isn't saved twice", async () => {
    const losing = createLossyServer()
    const { user, address } = await openAndEdit(losing)
    await user.click(await findButton('Save draft'))
    expect(await screen.findByText(savedNotice)).toBeTruthy()
    await waitFor(() => expect(address()).toContain('/trainings/edit/6/'))
    expect(losing.state.saved).toHaveLength(1)
    expect(losing.server.listCalls(`GET ${trainingsPath}`)[0]?.path).toContain('filter=Autumn')
  })

  it("is looked up before it's sent again, and later changes update it", {
    tags: 'slow',
  }, async () => {
    const losing = createLossyServer()
    const { server, state } = losing
    const { user } = await openAndEdit(losing)
    server.on(`GET ${trainingsPath}`, failRequest)
    await user.click(await findButton('Save draft'))
    expect(
      await screen.findByText(/^We couldn't confirm that your changes were saved\. Press the button again/),
    ).toBeTruthy()
    expect(readDrafts()).toContain('"unanswered"')
    // Nothing is sent while the earlier save can't be checked.
    await user.click(await findButton('Save draft'))
    await waitFor(() => expect(server.listCalls(`GET ${trainingsPath}`).length).toBeGreaterThan(1))
    expect(state.saved).toHaveLength(1)
    server.on(`GET ${trainingsPath}`, () => ({ automations: state.saved.map(toRow), count: 1 }))
    server.on(`PUT ${trainingsPath}/6/draft`, { success: true, automation: { id: 6, status: draft } })
    await pickOption({ user }, 'Welcome on board')
    await user.click(await findButton('Save draft'))
    await waitFor(() => expect(server.listCalls(`PUT ${trainingsPath}/6/draft`)).toHaveLength(1))
    expect(server.listCalls(`PUT ${trainingsPath}/6/draft`)[0]?.body).toMatchObject({
      id: 6,
      subjects: [101, 102],
    })
    expect(state.saved).toHaveLength(1)
  })

  it('is looked up after a reload, too', { tags: 'slow' }, async () => {
    const losing = createLossyServer()
    const { server, state } = losing
    const first = await openAndEdit(losing)
    server.on(`GET ${trainingsPath}`, failRequest)
    await first.user.click(await findButton('Save draft'))
    await screen.findByText(/^We couldn't confirm that your changes were saved/)
    const kept = JSON.parse(readDrafts())
    first.unmount()
    server.on(`GET ${trainingsPath}`, () => ({ automations: state.saved.map(toRow), count: 1 }))
    server.on(`PUT ${trainingsPath}/6/draft`, { success: true, automation: { id: 6, status: draft } })
    const { user, address } = await open({ server, savedInTab: { 'heed.drafts': kept } })
    await user.click(await findButton('Save draft'))
    await waitFor(() => expect(address()).toContain('/trainings/edit/6/'))
    expect(state.saved).toHaveLength(1)
  })

  it('is sent again if the server never received it', async () => {
    const losing = createLossyServer()
    const { server, state } = losing
    const { user, address } = await openAndEdit(losing)
    state.isReached = false
    await user.click(await findButton('Save draft'))
    await screen.findByText(/^We couldn't confirm that your changes were saved/)
    Object.assign(state, { isReached: true, isLosing: false })
    await user.click(await findButton('Save draft'))
    await waitFor(() => expect(address()).toContain('/trainings/edit/6/'))
    expect(server.listCalls(`POST ${trainingsPath}/draft`)).toHaveLength(2)
    expect(screen.queryByText(savedNotice)).toBeNull()
  })

  it("isn't confused with an older training of the same name", { tags: 'slow' }, async () => {
    const losing = createLossyServer()
    const { server, state } = losing
    const { user } = await openAndEdit(losing)
    const old = aTraining({ id: 4, name: 'Autumn', subjects: [102, 103, 104] })
    old.definition.userLists = []
    server.on(`GET ${trainingsPath}/4`, old)
    server.on(`GET ${trainingsPath}`, () => ({ automations: [toRow(old)], count: 1 }))
    state.isReached = false
    await user.click(await findButton('Save draft'))
    expect(await screen.findByText(/^We couldn't confirm that your changes were saved/)).toBeTruthy()
    expect(server.listCalls(`GET ${trainingsPath}/4`)).toHaveLength(1)
  })

  it('is reported as started if it was changed afterwards', { tags: 'slow' }, async () => {
    const losing = createLossyServer(active)
    const { server, state } = losing
    const { user } = await openAndEdit(losing)
    server.on(`GET ${trainingsPath}`, failRequest)
    await user.click(await findButton('Save draft'))
    await screen.findByText(/^We couldn't confirm that your changes were saved/)
    server.on(`GET ${trainingsPath}`, () => ({ automations: state.saved.map(toRow), count: 1 }))
    await pickOption({ user }, 'Welcome on board')
    await user.click(await findButton('Save draft'))
    expect(await screen.findByText(/^This training started on .+ and can't be changed\./)).toBeTruthy()
    expect(state.saved).toHaveLength(1)
  })

  it("isn't looked up if the server refused to save it", { tags: 'slow' }, async () => {
    const { server, ...losing } = createLossyServer()
    server.on(`POST ${trainingsPath}/draft`, refuse(403, 'Admins only'))
    const { user } = await openAndEdit({ server, ...losing })
    await user.click(await findButton('Save draft'))
    expect(await screen.findByText('Not saved: Admins only')).toBeTruthy()
    expect(server.listCalls(`GET ${trainingsPath}`)).toEqual([])
    expect(readDrafts()).not.toContain('"unanswered"')
  })
})

it('a package whose create response is lost is created only once', async () => {
  const losing = createLossyServer()
  const { server, state } = losing
  const create = 'POST /companies/11/packages'
  server.on(create, ({ body }: FakeCall) => {
    const { name, subjects } = body as { name: string; subjects: number[] }
    const id = `p${String(6 + state.saved.length)}`
    const training = aTraining({ id, name, subjects, isScorm: true, status: active, created: now })
    state.saved.push(training)
    server.on(`GET ${trainingsPath}/${id}`, training)
    return failRequest()
  })
  server.on(`GET ${trainingsPath}`, failRequest)
  const company = { settings: { 'ui.cmi5.enabled': '1' } } as const
  const { user } = await open({ server, company, at: '/trainings/create_scorm/' })
  await pickOption({ user }, 'Welcome on board')
  await user.click(await findButton('Rename training'))
  await user.type(
    screen.getByRole('textbox', { name: 'Rename training' }),
    '{Control>}a{/Control}Desks{Enter}',
  )
  await user.click(await findButton('Continue'))
  await user.click(await findButton('Remove Phishing'))
  await user.click(await findButton('Continue'))
  await user.click(await findButton('Create'))
  expect(await screen.findByText(/^We couldn't confirm that your changes were saved/)).toBeTruthy()
  server.on(`GET ${trainingsPath}`, () => ({ automations: state.saved.map(toRow), count: 1 }))
  await user.click(await findButton('Create'))
  await screen.findByRole('heading', { name: 'The package is ready' })
  expect(state.saved).toHaveLength(1)
})

describe('a second lost response while the first request is still in transit', () => {
  async function saveTwice() {
    const losing = createLossyServer()
    const { server, state } = losing
    const view = await openAndEdit(losing)
    const bodies: { name: string; subjects: number[] }[] = []
    server.on(`POST ${trainingsPath}/draft`, (call: FakeCall) => {
      bodies.push(call.body as (typeof bodies)[number])
      return failRequest()
    })
    await view.user.click(await findButton('Save draft'))
    await screen.findByText(/^We couldn't confirm that your changes were saved/)
    await pickOption(view, 'Welcome on board')
    await view.user.click(await findButton('Save draft'))
    await waitFor(() => expect(bodies).toHaveLength(2))
    await waitFor(async () =>
      expect((await findButton('Save draft')).getAttribute('aria-disabled')).not.toBe('true'),
    )
    const arrive = (which: number) => {
      const { name = '', subjects = [] } = bodies[which] ?? {}
      const id = 6 + state.saved.length
      const training = aTraining({ id, name, subjects, created: now, updated: now, events: [] })
      training.definition.userLists = []
      state.saved.push(training)
      server.on(`GET ${trainingsPath}/${String(id)}`, training)
      server.on(`PUT ${trainingsPath}/${String(id)}/draft`, {
        success: true,
        automation: { id, status: draft },
      })
    }
    return { ...view, server, state, arrive }
  }

  it('continues with the first training if only that one arrived', { tags: 'slow' }, async () => {
    const { user, server, arrive, address } = await saveTwice()
    arrive(0)
    await user.click(await findButton('Save draft'))
    await waitFor(() => expect(address()).toContain('/trainings/edit/6/'))
    expect(server.listCalls(`PUT ${trainingsPath}/6/draft`).map(({ body }) => body)).toMatchObject([
      { subjects: [101, 102] },
    ])
    expect(server.listCalls(`POST ${trainingsPath}/draft`)).toHaveLength(2)
  })

  it('reports the second training if both arrived', { tags: 'slow' }, async () => {
    const { user, server, arrive } = await saveTwice()
    arrive(1)
    arrive(0)
    await user.click(await findButton('Save draft'))
    await waitFor(() => expect(server.listCalls(`PUT ${trainingsPath}/6/draft`)).toHaveLength(1))
    expect(server.listCalls(`POST ${trainingsPath}/draft`)).toHaveLength(2)
    expect(await screen.findByText(/“Autumn” now exists twice/)).toBeTruthy()
  })

  it('is remembered after a reload', { tags: 'slow' }, async () => {
    const { unmount, server, arrive } = await saveTwice()
    const kept = JSON.parse(readDrafts())
    unmount()
    arrive(0)
    const { user, address } = await open({ server, savedInTab: { 'heed.drafts': kept } })
    await user.click(await findButton('Save draft'))
    await waitFor(() => expect(address()).toContain('/trainings/edit/6/'))
    expect(server.listCalls(`POST ${trainingsPath}/draft`)).toHaveLength(2)
  })
})
