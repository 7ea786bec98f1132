import { screen, waitFor } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { answer, refuse } from '../../test/fakeServer.ts'
import { aHome } from '../../test/homes.ts'
import { button, openSaved, openWizard, wizards } from '../../test/wizards.ts'

describe.each(wizards)('who finds no wizard of $kind', (of) => {
  const { at, title } = of

  it('is told that there is no such campaign', async () => {
    const server = of.serve().on(`GET ${at}/5`, refuse(404, of.missing))
    await openSaved(of, { server })
    expect(await screen.findByRole('heading', { name: of.missing })).toBeTruthy()
    expect(screen.getByRole('link', { name: of.says.back })).toBeTruthy()
  })

  it('has no license', async () => {
    await openWizard({ at: of.create, server: of.serve(), company: { canCreateTraining: false } })
    await screen.findByRole('heading', { name: 'No license available' })
  })

  it('is a viewer', async () => {
    await openWizard({ at: of.create, server: of.serve(), as: 'viewer' })
    expect(await screen.findByRole('heading', { name: 'Authorized personal only' })).toBeTruthy()
  })

  it('has a plan without it', async () => {
    await openWizard({ at: of.create, server: of.serve(), company: { packages: [{ valid: false }] } })
    await screen.findByRole('heading', { name: `${title}s are unavailable in your current plan` })
  })

  it('can try again when the campaign does not come', async () => {
    const server = of.serve().on(`GET ${at}/5`, answer(500, { message: 'The server is out of order' }))
    const { user } = await openSaved(of, { server })
    const again = await button('Try again')
    server.on(`GET ${at}/5`, of.make())
    await user.click(again)
    await screen.findByRole('heading', { name: of.name })
  })

  it('wants packages where they are off', async () => {
    const packaged = of.create.replace('create', 'create_scorm')
    const { address } = await openWizard({ at: packaged, server: aHome() })
    await waitFor(() => expect(address()).not.toContain('create_scorm'))
  })
})
