import { campaignStatus } from '@heed/contracts'
import { screen, waitFor } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { type FakeCall, noAnswer } from '../../../../test/fakeServer.ts'
import { button, drafts, editTraining as edit } from './testing/openWizard.ts'
import { savedOf } from './testing/savedOf.ts'
import { aTraining, at, wizardServer } from './testing/wizardServer.ts'

const one = `GET ${at}/5`
const updated = '2026-03-01T12:00:00.000Z'
const { draft, scheduled, active } = campaignStatus
const somebodyElse = /^This training was saved by someone else/

/** Saves changes but loses the response; with `isReached`, later reads succeed. */
function losingServer(isReached: boolean, begin = aTraining()) {
  const server = wizardServer(begin)
  const lose = (call: FakeCall) => {
    const saved = savedOf(call, { updated })
    server.on(one, () => (state.isReached ? saved : noAnswer()))
    return noAnswer()
  }
  const state = { isReached }
  server.on(`PUT ${at}/5/draft`, lose).on(`PUT ${at}/5`, lose)
  const recover = () => {
    state.isReached = true
    const answered = (call: FakeCall) => {
      const saved = savedOf(call, { updated })
      server.on(one, saved)
      return { success: true, automation: { id: 5, status: saved.status } }
    }
    server.on(`PUT ${at}/5/draft`, answered).on(`PUT ${at}/5`, answered)
  }
  const sent = (path = `PUT ${at}/5/draft`) => server.callsOf(path).map(({ body }) => body)
  return { server, recover, sent }
}

const change = async ({ server }: ReturnType<typeof losingServer>, step = 'content') => {
  const view = await edit(aTraining(), { server, at: `/trainings/edit/5/?step=${step}` })
  if (step === 'content') await view.user.click(await button('Remove Phishing'))
  return view
}

describe('a change whose answer is lost', () => {
  it('is saved where the server has it', { tags: 'slow' }, async () => {
    const losing = losingServer(true)
    const { user } = await change(losing)
    await user.click(await button('Save draft'))
    expect(await screen.findByText('Training updated!')).toBeTruthy()
    expect(await screen.findByText(/^Everything is saved/)).toBeTruthy()
    expect(losing.sent()).toHaveLength(1)
    await user.click(await button('Save draft'))
    await waitFor(() => expect(losing.sent()).toHaveLength(2))
    expect(screen.queryByText(somebodyElse)).toBeNull()
  })

  it('is looked for the next time, and what was changed since is saved to it', { tags: 'slow' }, async () => {
    const losing = losingServer(false)
    const { user } = await change(losing)
    await user.click(await button('Save draft'))
    expect(await screen.findByText(/^We couldn't confirm that it was saved/)).toBeTruthy()
    losing.recover()
    await user.click(await button('Rename training'))
    await user.type(screen.getByRole('textbox', { name: 'Rename training' }), ' 2{Enter}')
    await user.click(await button('Save draft'))
    expect(await screen.findByText('Training updated!')).toBeTruthy()
    expect(losing.sent()).toMatchObject([
      { name: 'Spring', subjects: [102] },
      { name: 'Spring 2', subjects: [102] },
    ])
  })

  it('is looked for after a reload too', { tags: 'slow' }, async () => {
    const losing = losingServer(false)
    const first = await change(losing)
    await first.user.click(await button('Save draft'))
    await screen.findByText(/^We couldn't confirm that it was saved/)
    const kept = JSON.parse(drafts())
    first.unmount()
    losing.recover()
    await edit(aTraining(), { server: losing.server, savedInTab: { 'heed.drafts': kept } })
    expect(await screen.findByText(/^Everything is saved/)).toBeTruthy()
    expect(screen.queryByText(somebodyElse)).toBeNull()
    await waitFor(() => expect(drafts()).not.toContain('trainingWizard'))
  })

  it('is not mistaken for what somebody else has saved', { tags: 'slow' }, async () => {
    const losing = losingServer(false)
    const { user } = await change(losing)
    await user.click(await button('Save draft'))
    await screen.findByText(/^We couldn't confirm that it was saved/)
    losing.server.on(one, aTraining({ subjects: [102, 103], updated }))
    await user.click(await button('Save draft'))
    expect(await screen.findByText(somebodyElse)).toBeTruthy()
    expect(losing.sent()).toHaveLength(1)
  })

  it.each([
    ['scheduled', scheduled],
    ['started meanwhile', active],
  ])('and that started it is a start: it is %s', async (_, status) => {
    const { server, sent } = losingServer(false)
    server.on(`PUT ${at}/5`, (call: FakeCall) => {
      server.on(one, noAnswer)
      started = savedOf(call, { updated, status })
      return noAnswer()
    })
    let started = aTraining()
    const { user } = await edit(aTraining(), { server, at: '/trainings/edit/5/?step=finalize' })
    const start = await screen.findByRole('button', { name: 'Activate' })
    await waitFor(() => expect(start.getAttribute('aria-disabled')).not.toBe('true'))
    await user.click(start)
    expect(await screen.findByText(/^We couldn't confirm that it was saved/)).toBeTruthy()
    server.on(one, () => started)
    await user.click(await button('Activate'))
    await screen.findByRole('heading', { name: /^Training (scheduled|started)$/ })
    expect(sent(`PUT ${at}/5`)).toHaveLength(1)
  })

  it('of what is planned is saved where the server has it', { tags: 'slow' }, async () => {
    const begin = aTraining({ status: scheduled })
    const losing = losingServer(true, begin)
    const { user } = await change(losing)
    await user.click(await button('Save and update'))
    await screen.findByRole('heading', { name: 'Training updated!' })
    expect(losing.sent(`PUT ${at}/5`)).toMatchObject([{ subjects: [102], status: scheduled }])
  })

  it('and that never came there is sent again', { tags: 'slow' }, async () => {
    const { server, sent } = losingServer(true)
    server.on(`PUT ${at}/5/draft`, noAnswer)
    const { user } = await edit(aTraining(), { server, at: '/trainings/edit/5/?step=content' })
    await user.click(await button('Remove Phishing'))
    await user.click(await button('Save draft'))
    expect(await screen.findByText(/^We couldn't confirm that it was saved/)).toBeTruthy()
    server.on(`PUT ${at}/5/draft`, { success: true, automation: { id: 5, status: draft } })
    await user.click(await button('Save draft'))
    expect(await screen.findByText('Training updated!')).toBeTruthy()
    expect(sent()).toHaveLength(2)
  })
})
