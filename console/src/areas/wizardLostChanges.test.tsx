import { campaignStatus } from '@heed/contracts'
import { screen, waitFor } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { type FakeCall, failRequest } from '../../test/fakeServer.ts'
import {
  drafts,
  findButton,
  laterDate,
  openSavedCampaign,
  type WizardCase,
  wizardCases,
} from '../../test/wizards.ts'

const { draft, scheduled, active } = campaignStatus

/** Saves changes but loses the response; with `isReached`, later reads succeed. */
function createLossyServer(of: WizardCase, isReached: boolean, begin = of.make()) {
  const { at } = of
  const server = of.serve(begin)
  const state = { isReached }
  const saving = (isAnswered: boolean) => (call: FakeCall) => {
    const saved = of.readSavedValue(call, { changed: laterDate })
    server.on(`GET ${at}/5`, () => (state.isReached ? saved : failRequest()))
    return isAnswered ? of.result(5, draft) : failRequest()
  }
  server.on(`PUT ${at}/5/draft`, saving(false)).on(`PUT ${at}/5`, saving(false))
  const recover = () => {
    state.isReached = true
    server.on(`PUT ${at}/5/draft`, saving(true)).on(`PUT ${at}/5`, saving(true))
  }
  const sent = (path = `PUT ${at}/5/draft`) => server.listCalls(path).map(({ body }) => body)
  return { server, recover, sent }
}

async function saveChange(of: WizardCase, { server }: ReturnType<typeof createLossyServer>) {
  const view = await openSavedCampaign(of, { server, step: of.changing })
  await of.change(view)
  return view
}

describe.each(wizardCases)('a $kind change whose response is lost', (of) => {
  const { at, kind, title, says } = of
  const somebodyElse = new RegExp(`^This ${kind} was saved by someone else`)
  const unsure = /^We couldn't confirm that your changes were saved/

  it('counts as saved if the server has it', { tags: 'slow' }, async () => {
    const losing = createLossyServer(of, true)
    const { user } = await saveChange(of, losing)
    await user.click(await findButton('Save draft'))
    expect(await screen.findByText(says.updated)).toBeTruthy()
    expect(await screen.findByText(/^Everything is saved/)).toBeTruthy()
    expect(losing.sent()).toHaveLength(1)
    await user.click(await findButton('Save draft'))
    await waitFor(() => expect(losing.sent()).toHaveLength(2))
    expect(screen.queryByText(somebodyElse)).toBeNull()
  })

  it('is looked up on the next save, which includes later changes', { tags: 'slow' }, async () => {
    const losing = createLossyServer(of, false)
    const { user } = await saveChange(of, losing)
    await user.click(await findButton('Save draft'))
    expect(await screen.findByText(unsure)).toBeTruthy()
    losing.recover()
    await user.click(await findButton(`Rename ${kind}`))
    await user.type(screen.getByRole('textbox', { name: `Rename ${kind}` }), ' 2{Enter}')
    await user.click(await findButton('Save draft'))
    expect(await screen.findByText(says.updated)).toBeTruthy()
    expect(losing.sent()).toMatchObject([
      { name: of.name, ...of.changed },
      { name: `${of.name} 2`, ...of.changed },
    ])
  })

  it('is looked up after a reload, too', { tags: 'slow' }, async () => {
    const losing = createLossyServer(of, false)
    const first = await saveChange(of, losing)
    await first.user.click(await findButton('Save draft'))
    await screen.findByText(unsure)
    const kept = JSON.parse(drafts())
    first.unmount()
    losing.recover()
    await openSavedCampaign(of, { server: losing.server, savedInTab: { 'heed.drafts': kept } })
    expect(await screen.findByText(/^Everything is saved/)).toBeTruthy()
    expect(screen.queryByText(somebodyElse)).toBeNull()
    await waitFor(() => expect(drafts()).not.toContain(`${kind}Wizard`))
  })

  it("isn't confused with someone else's changes", { tags: 'slow' }, async () => {
    const losing = createLossyServer(of, false)
    const { user } = await saveChange(of, losing)
    await user.click(await findButton('Save draft'))
    await screen.findByText(unsure)
    losing.server.on(`GET ${at}/5`, { ...of.make({ changed: laterDate }), ...of.othersContent })
    await user.click(await findButton('Save draft'))
    expect(await screen.findByText(somebodyElse)).toBeTruthy()
    expect(losing.sent()).toHaveLength(1)
  })

  it.each([
    ['scheduled', scheduled],
    ['started', active],
  ])('counts as a start if it started the campaign: %s', async (name, status) => {
    const { server, sent } = createLossyServer(of, false)
    let started = of.make()
    server.on(`PUT ${at}/5`, (call: FakeCall) => {
      server.on(`GET ${at}/5`, failRequest)
      started = of.readSavedValue(call, { changed: laterDate, status })
      return failRequest()
    })
    const { user } = await openSavedCampaign(of, { server, step: 'finalize' })
    const start = await findButton('Activate')
    await waitFor(() => expect(start.getAttribute('aria-disabled')).not.toBe('true'))
    await user.click(start)
    expect(await screen.findByText(unsure)).toBeTruthy()
    server.on(`GET ${at}/5`, () => started)
    await user.click(await findButton('Activate'))
    await screen.findByRole('heading', { name: `${title} ${name}` })
    expect(sent(`PUT ${at}/5`)).toHaveLength(1)
  })

  it('counts as saved for a scheduled campaign, too', { tags: 'slow' }, async () => {
    const losing = createLossyServer(of, true, of.make({ status: scheduled }))
    const { user } = await saveChange(of, losing)
    await user.click(await findButton('Save and update'))
    await screen.findByRole('heading', { name: says.updated })
    expect(losing.sent(`PUT ${at}/5`)).toMatchObject([{ ...of.changed, status: scheduled }])
  })

  it('is sent again if it never reached the server', { tags: 'slow' }, async () => {
    const losing = createLossyServer(of, true)
    losing.server.on(`PUT ${at}/5/draft`, failRequest)
    const { user } = await saveChange(of, losing)
    await user.click(await findButton('Save draft'))
    expect(await screen.findByText(unsure)).toBeTruthy()
    losing.server.on(`PUT ${at}/5/draft`, of.result(5, draft))
    await user.click(await findButton('Save draft'))
    expect(await screen.findByText(says.updated)).toBeTruthy()
    expect(losing.sent()).toHaveLength(2)
  })
})
