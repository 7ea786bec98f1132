import { campaignStatus } from '@heed/contracts'
import { screen, waitFor } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { type FakeCall, noAnswer } from '../../../../test/fakeServer.ts'
import { button, drafts, editAssessment as edit, pick } from './testing/openWizard.ts'
import { savedOf } from './testing/savedOf.ts'
import { anAssessment, at, wizardServer } from './testing/wizardServer.ts'

const one = `GET ${at}/5`
const last_updated = '2026-03-01T12:00:00.000Z'
const { active } = campaignStatus
const somebodyElse = /^This assessment was saved by someone else/

/** Saves changes but loses the response; with `isReached`, later reads succeed. */
function losingServer(isReached: boolean) {
  const server = wizardServer(anAssessment())
  const saving = (isAnswered: boolean) => (call: FakeCall) => {
    const saved = savedOf(call, { last_updated })
    server.on(one, () => (state.isReached ? saved : noAnswer()))
    return isAnswered ? { success: true, assessment: { id: 5, status: saved.status } } : noAnswer()
  }
  const state = { isReached }
  server.on(`PUT ${at}/5/draft`, saving(false)).on(`PUT ${at}/5`, saving(false))
  const recover = () => {
    state.isReached = true
    server.on(`PUT ${at}/5/draft`, saving(true)).on(`PUT ${at}/5`, saving(true))
  }
  const sent = (path = `PUT ${at}/5/draft`) => server.callsOf(path).map(({ body }) => body)
  return { server, recover, sent }
}

describe('a change whose answer is lost', () => {
  it('is saved where the server has it', { tags: 'slow' }, async () => {
    const { server, sent } = losingServer(true)
    const view = await edit(anAssessment(), { server })
    await pick(view, 'Who pays?')
    await view.user.click(await button('Save draft'))
    expect(await screen.findByText('Assessment updated!')).toBeTruthy()
    expect(await screen.findByText(/^Everything is saved/)).toBeTruthy()
    await view.user.click(await button('Save draft'))
    await waitFor(() => expect(sent()).toHaveLength(2))
    expect(screen.queryByText(somebodyElse)).toBeNull()
  })

  it('is looked for the next time, and what was changed since is saved to it', { tags: 'slow' }, async () => {
    const { server, sent, recover } = losingServer(false)
    const view = await edit(anAssessment(), { server })
    await pick(view, 'Who pays?')
    await view.user.click(await button('Save draft'))
    expect(await screen.findByText(/^We couldn't confirm that it was saved/)).toBeTruthy()
    recover()
    await pick(view, 'Where do we stand?')
    await view.user.click(await button('Save draft'))
    expect(await screen.findByText('Assessment updated!')).toBeTruthy()
    expect(sent()).toMatchObject([{ questions: [1001, 1003, 1004] }, { questions: [1002, 1003] }])
  })

  it('is looked for after a reload too', { tags: 'slow' }, async () => {
    const { server, recover } = losingServer(false)
    const first = await edit(anAssessment(), { server })
    await pick(first, 'Who pays?')
    await first.user.click(await button('Save draft'))
    await screen.findByText(/^We couldn't confirm that it was saved/)
    const kept = JSON.parse(drafts())
    first.unmount()
    recover()
    await edit(anAssessment(), { server, savedInTab: { 'heed.drafts': kept } })
    expect(await screen.findByText(/^Everything is saved/)).toBeTruthy()
    expect(screen.queryByText(somebodyElse)).toBeNull()
  })

  it('is not mistaken for what somebody else has saved', async () => {
    const { server, sent } = losingServer(false)
    const view = await edit(anAssessment(), { server })
    await pick(view, 'Who pays?')
    await view.user.click(await button('Save draft'))
    await screen.findByText(/^We couldn't confirm that it was saved/)
    server.on(one, anAssessment({ questions: [1001], last_updated }))
    await view.user.click(await button('Save draft'))
    expect(await screen.findByText(somebodyElse)).toBeTruthy()
    expect(sent()).toHaveLength(1)
  })

  it('and that started it is a start: its page comes without another one', { tags: 'slow' }, async () => {
    const { server, sent } = losingServer(false)
    let started = anAssessment()
    server.on(`PUT ${at}/5`, (call: FakeCall) => {
      server.on(one, noAnswer)
      started = savedOf(call, { last_updated, status: active, selectedUserCount: 12 })
      return noAnswer()
    })
    const { user } = await edit(anAssessment(), { server }, 'finalize')
    const start = await button('Activate')
    await waitFor(() => expect(start.getAttribute('aria-disabled')).not.toBe('true'))
    await user.click(start)
    expect(await screen.findByText(/^We couldn't confirm that it was saved/)).toBeTruthy()
    server.on(one, () => started)
    await user.click(await button('Activate'))
    await screen.findByRole('heading', { name: 'Assessment started' })
    expect(sent(`PUT ${at}/5`)).toHaveLength(1)
  })
})
