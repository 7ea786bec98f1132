import { screen, waitFor } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { makeHomeServer } from '../../test/aHome.ts'
import { answer, refuse } from '../../test/fakeServer.ts'
import { findButton, openSavedCampaign, openWizard, wizardCases } from '../../test/wizards.ts'

describe.each(wizardCases)('an unavailable $kind wizard', (of) => {
  const { at, title } = of

  it("says that the campaign doesn't exist and links back", async () => {
    const server = of.serve().on(`GET ${at}/5`, refuse(404, of.missing))
    await openSavedCampaign(of, { server })
    expect(await screen.findByRole('heading', { name: of.missing })).toBeTruthy()
    expect(screen.getByRole('link', { name: of.says.back })).toBeTruthy()
  })

  it('says when no license is available', async () => {
    await openWizard({ at: of.create, server: of.serve(), company: { canCreateTraining: false } })
    await screen.findByRole('heading', { name: 'No license available' })
  })

  it('refuses access to viewers', async () => {
    await openWizard({ at: of.create, server: of.serve(), as: 'viewer' })
    expect(await screen.findByRole('heading', { name: 'Authorized personal only' })).toBeTruthy()
  })

  it("says when the plan doesn't include it", async () => {
    await openWizard({ at: of.create, server: of.serve(), company: { packages: [{ valid: false }] } })
    await screen.findByRole('heading', { name: `${title}s are unavailable in your current plan` })
  })

  it("offers to retry when the campaign can't be loaded", async () => {
    const server = of.serve().on(`GET ${at}/5`, answer(500, { message: 'The server is out of order' }))
    const { user } = await openSavedCampaign(of, { server })
    const again = await findButton('Try again')
    server.on(`GET ${at}/5`, of.make())
    await user.click(again)
    await screen.findByRole('heading', { name: of.name })
  })

  it('leaves the package wizard when packages are switched off', async () => {
    const packaged = of.create.replace('create', 'create_scorm')
    const { address } = await openWizard({ at: packaged, server: makeHomeServer() })
    await waitFor(() => expect(address()).not.toContain('create_scorm'))
  })
})
