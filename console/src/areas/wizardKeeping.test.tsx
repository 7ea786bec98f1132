import { campaignStatus, untitledAssessment, untitledTraining } from '@heed/contracts'
import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { failRequest, refuse } from '../../test/fakeServer.ts'
import {
  drafts,
  findButton,
  laterDate,
  openSavedCampaign,
  openWizard,
  pick,
  place,
  wizardCases,
} from '../../test/wizards.ts'

const { draft, scheduled, active } = campaignStatus
const noLicenseMessage = 'No license available'

describe.each(wizardCases)('the $kind wizard', (of) => {
  const { at, kind, says } = of
  const [first, second] = of.templates
  const saved = of.result(6, draft)
  const create = `POST ${at}/draft`
  const update = `PUT ${at}/5/draft`

  async function enterName(user: Awaited<ReturnType<typeof openWizard>>['user'], submit = 'Save draft') {
    const naming = within(await screen.findByRole('dialog', { name: `Name this ${kind}` }))
    await user.type(naming.getByRole('textbox', { name: /Name/ }), 'Autumn')
    return { naming, press: () => user.click(naming.getByRole('button', { name: submit })) }
  }

  it('restores unsaved input after a reload', async () => {
    const view = await openWizard({ at: of.create, server: of.serve() })
    await pick(view, second)
    await waitFor(() => expect(drafts()).toContain(of.keptTemplate))
    const kept = JSON.parse(drafts())
    view.unmount()
    const savedInTab = { 'heed.drafts': kept }
    await openWizard({ at: `${of.create}?step=content`, server: of.serve(), savedInTab })
    await place('Content')
    expect(await screen.findByText(of.content)).toBeTruthy()
  })

  it('asks on exit and can save the input as a draft', { tags: 'slow' }, async () => {
    const server = of.serve().on(create, saved).on(`GET ${at}`, of.listed)
    const view = await openWizard({ at: of.create, server })
    await pick(view, second)
    await view.user.click(await findButton('Close'))
    const question = within(
      await screen.findByRole('alertdialog', { name: 'Discard without saving changes?' }),
    )
    await view.user.click(question.getByRole('button', { name: 'Save draft' }))
    const unnamed = within(await screen.findByRole('dialog', { name: `Name this ${kind}` }))
    expect(unnamed.queryByText('Command line')).toBeNull()
    const { naming, press } = await enterName(view.user)
    await view.user.click(naming.getByText('Command line'))
    const line = naming.getByText(/^printf/).textContent
    await press()
    await waitFor(() => expect(view.address()).toBe(of.list))
    expect(server.listCalls(create).map(({ body }) => body)).toMatchObject([
      { name: 'Autumn', ...of.chosen, status: -1 },
    ])
    expect(line).toMatch(
      new RegExp(`"name":"Autumn".* \\| heed api ${kind}s\\.saveDraft --companyId 11 --body -$`),
    )
  })

  it('keeps changes when saving fails and sends a double click once', {
    tags: 'slow',
  }, async () => {
    let endClicks = () => {}
    const clicks = new Promise<void>((resolve) => {
      endClicks = resolve
    })
    const server = of.serve(of.make()).on(update, async () => {
      await clicks
      return failRequest()
    })
    const view = await openSavedCampaign(of, { server, step: of.changing })
    await of.change(view)
    await view.user.dblClick(await findButton('Save draft'))
    endClicks()
    expect(
      await screen.findByText(/^We couldn't confirm that your changes were saved\. Press the button again/),
    ).toBeTruthy()
    expect(server.listCalls(update)).toHaveLength(1)
    await of.expectChanged(true)
    server.on(update, of.result(5, draft))
    await view.user.click(await findButton('Save draft'))
    expect(await screen.findByText(says.updated)).toBeTruthy()
    expect(view.root.notices.items.at(-1)?.duration).toBe(15_000)
    await waitFor(() => expect(drafts()).not.toContain(`${kind}Wizard`))
  })

  it.each([
    ['draft', 'goal', 'Save draft', update],
    ['start', 'finalize', 'Activate', `PUT ${at}/5`],
  ])('shows the reason when its %s is refused', { tags: 'slow' }, async (_, step, press, call) => {
    const server = of.serve(of.make()).on(call, { success: false, reason: 'Manual delivery is switched off' })
    const { user } = await openSavedCampaign(of, { server, step })
    const last = await findButton(press)
    await waitFor(() => expect(last.getAttribute('aria-disabled')).not.toBe('true'))
    await user.click(last)
    expect(await screen.findByText('Not saved: Manual delivery is switched off')).toBeTruthy()
  })

  it('hides the reason of a refusal once something else is chosen', { tags: 'slow' }, async () => {
    const server = of.serve(of.make()).on(update, { success: false, reason: noLicenseMessage })
    const view = await openSavedCampaign(of, { server, step: of.changing })
    await view.user.click(await findButton('Save draft'))
    await screen.findByText(`Not saved: ${noLicenseMessage}`)
    await of.change(view)
    expect(screen.queryByText(`Not saved: ${noLicenseMessage}`)).toBeNull()
    expect(
      await screen.findByText('Nothing will be sent until you press Activate in the last step.'),
    ).toBeTruthy()
  })

  it('starts the campaign from the dialog that asks for its name', { tags: 'slow' }, async () => {
    const unnamed = of.make({ name: kind === 'training' ? untitledTraining : untitledAssessment })
    const server = of.serve(unnamed).on(`PUT ${at}/5`, of.result(5, scheduled))
    const { user } = await openSavedCampaign(of, { server, step: 'finalize' })
    await user.click(await findButton('Activate'))
    const { press } = await enterName(user, 'Activate')
    await press()
    await waitFor(() =>
      expect(server.listCalls(`PUT ${at}/5`).map(({ body }) => body)).toMatchObject([{ name: 'Autumn' }]),
    )
  })

  it('keeps changes when the session ends during saving', async () => {
    const server = of.serve(of.make()).on(update, refuse(401, 'The token has expired'))
    const view = await openSavedCampaign(of, { server, step: of.changing })
    await of.change(view)
    await view.user.click(await findButton('Save draft'))
    await screen.findByRole('heading', { name: 'Sign in' })
    await waitFor(() => expect(view.address()).toContain('/auth/signin/'))
    expect(drafts()).toContain(`${kind}Wizard/edit/5`)
    expect(drafts()).toContain(JSON.stringify(of.changed).slice(1, -1))
  })

  it("moves to the campaign's own address once it's saved", { tags: 'slow' }, async () => {
    const server = of.serve().on(create, saved)
    const view = await openWizard({ at: of.create, server })
    await pick(view, first)
    await view.user.click(await findButton('Save draft'))
    const { press } = await enterName(view.user)
    server.on(`GET ${at}/6`, of.make({ id: 6, name: 'Autumn' }))
    await press()
    expect(await screen.findByText(says.draftSaved)).toBeTruthy()
    await waitFor(() => expect(view.address()).toBe(of.edit('goal', 6)))
  })

  it("stays at the saved campaign's address when Back opens an earlier step", async () => {
    const server = of.serve(of.make({ id: 6, name: 'Autumn' })).on(create, saved)
    const view = await openWizard({ at: of.create, server })
    await pick(view, second)
    await view.user.click(await findButton('Continue'))
    await place('Content')
    await view.user.click(await findButton(`Rename ${kind}`))
    const name = screen.getByRole('textbox', { name: `Rename ${kind}` })
    await view.user.clear(name)
    await view.user.type(name, 'Aut<b>umn</b>{Enter}')
    await view.user.click(await findButton('Save draft'))
    expect(await screen.findByText(says.draftSaved)).toBeTruthy()
    await waitFor(() => expect(view.address()).toBe(of.edit('content', 6)))
    expect(server.listCalls(create)[0]?.body).toMatchObject({ name: 'Autumn' })
    await screen.findByText(/^Everything is saved/)
    await view.router.navigate(-1)
    await waitFor(() => expect(view.address()).toBe(of.edit('goal', 6)))
  })

  it("warns before overwriting someone else's changes", { tags: 'slow' }, async () => {
    const server = of.serve(of.make()).on(update, of.result(5, draft))
    const { user } = await openSavedCampaign(of, { server })
    await screen.findByRole('radio', { name: first })
    server.on(`GET ${at}/5`, of.make({ name: 'Theirs', changed: laterDate }))
    await user.click(await findButton('Save draft'))
    expect(await screen.findByText(new RegExp(`^This ${kind} was saved by someone else`))).toBeTruthy()
    expect(await screen.findByText('Not saved. Choose which version to keep.')).toBeTruthy()
    expect(server.listCalls(update)).toEqual([])
    await user.click(await findButton('Keep my version'))
    expect(screen.queryByText(/^Not saved/)).toBeNull()
    await user.click(await findButton('Save draft'))
    await waitFor(() => expect(server.listCalls(update)).toHaveLength(1))
  })

  it('reports changes saved in another tab and can load them', async () => {
    const server = of.serve(of.make())
    const { user } = await openSavedCampaign(of, { server })
    await screen.findByRole('radio', { name: first })
    server.on(`GET ${at}/5`, of.make({ name: 'Theirs', changed: laterDate }))
    const newValue = JSON.stringify({ companyId: 11, kind, id: '5', at: 1 })
    window.dispatchEvent(new StorageEvent('storage', { key: 'heed.campaignSaved', newValue }))
    await user.click(await findButton('Load latest version'))
    expect(await screen.findByRole('heading', { name: 'Theirs' })).toBeTruthy()
  })

  it('can restore its own changes after loading the latest version', async () => {
    const server = of.serve(of.make())
    const view = await openSavedCampaign(of, { server, step: of.changing })
    await of.change(view)
    await of.expectChanged(true)
    server.on(`GET ${at}/5`, of.make({ name: 'Theirs', changed: laterDate }))
    await view.user.click(await findButton('Save draft'))
    await view.user.click(await findButton('Load latest version'))
    expect(await screen.findByRole('heading', { name: 'Theirs' })).toBeTruthy()
    await of.expectChanged(false)
    await view.user.click(await findButton('Restore my version'))
    await of.expectChanged(true)
    expect(screen.queryByRole('button', { name: 'Restore my version' })).toBeNull()
    expect(view.root.notices.items).toEqual([])
  })

  const [over, notice] = of.over
  it.each([
    ['over', of.make({ status: over, changed: laterDate }), notice],
    ['deleted', refuse(404, of.missing), `This ${kind} has been deleted. Your changes here are safe.`],
  ])('saves a campaign that is %s as a new one', { tags: 'slow' }, async (_, now, sentence) => {
    const server = of.serve(of.make()).on(create, saved)
    const { user, address } = await openSavedCampaign(of, { server })
    await screen.findByRole('radio', { name: first })
    server.on(`GET ${at}/5`, now)
    await user.click(await findButton('Save draft'))
    expect(await screen.findByText(sentence)).toBeTruthy()
    await user.click(await findButton(`Keep my version as a new ${kind}`))
    server.on(`GET ${at}/6`, of.make({ id: 6 }))
    await user.click(await findButton('Save draft'))
    await waitFor(() => expect(address()).toContain(of.edit('', 6).split('?')[0]))
  })

  it.each([
    ['saved by someone else', of.make({ name: 'Theirs', changed: laterDate }), 'was saved by someone else'],
    ['deleted', refuse(404, of.missing), 'has been deleted'],
  ])('reports on return that the campaign was %s', async (_, now, words) => {
    const away = await openSavedCampaign(of, { step: of.changing })
    await of.change(away)
    await waitFor(() => expect(drafts()).toContain(`${kind}Wizard/edit/5`))
    const kept = JSON.parse(drafts())
    away.unmount()
    const server = of.serve(of.make()).on(`GET ${at}/5`, now)
    await openSavedCampaign(of, { server, step: of.changing, savedInTab: { 'heed.drafts': kept } })
    expect(await screen.findByText(new RegExp(`^This ${kind} ${words}`))).toBeTruthy()
    await of.expectChanged(true)
  })

  it('saves a draft again after someone stops the campaign', { tags: 'slow' }, async () => {
    const server = of.serve(of.make({ status: scheduled }))
    const { user } = await openSavedCampaign(of, { server })
    expect(await findButton('Save and update')).toBeTruthy()
    server.on(`GET ${at}/5`, of.make({ changed: laterDate }))
    await user.click(await findButton('Save and update'))
    expect(
      await screen.findByText(new RegExp(`^This ${kind} was stopped on .+ and is a draft again`)),
    ).toBeTruthy()
    await user.click(await findButton('Keep my version'))
    expect(await findButton('Save draft')).toBeTruthy()
  })

  it("starts a copy with the original's content, another name and no ID", async () => {
    const server = of.serve(of.make({ status: active })).on(create, saved)
    const view = await openWizard({ at: `${of.create}copy/5/`, server })
    await place('Content')
    await screen.findByRole('heading', { name: `${of.name} Copy` })
    server.on(`GET ${at}/6`, of.make({ id: 6 }))
    await view.user.click(await findButton('Save draft'))
    await waitFor(() => expect(view.address()).toContain(of.edit('', 6).split('?')[0]))
    const body = server.listCalls(create)[0]?.body
    expect(body).toMatchObject(of.copied)
    expect(body).not.toHaveProperty('id')
  })
})
