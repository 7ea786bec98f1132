import { screen, waitFor } from '@testing-library/react'
import { beforeEach, describe, expect, it } from 'vitest'
import {
  findQuestion,
  fireUnload,
  hasQuestion,
  openWizardForm,
  saveDraftSpy,
  saveSpy,
} from './testing/leaving.tsx'

beforeEach(() => {
  saveDraftSpy.mockReset().mockResolvedValue()
})

type Stage = Awaited<ReturnType<typeof openWizardForm>>

const exitActions: [string, (stage: Stage) => Promise<unknown>, string][] = [
  ['its Close button', ({ user }) => user.click(screen.getByRole('button', { name: 'Close' })), '/list/'],
  ['a menu link', ({ user }) => user.click(screen.getByRole('link', { name: 'Employees' })), '/users/'],
  ['Back', ({ router }) => router.navigate(-1), '/list'],
]

describe('a page with unsaved input', () => {
  it.each(exitActions)(
    'asks before leaving by %s, and leaves only after confirmation',
    { tags: 'slow' },
    async (_, go, at) => {
      const stage = await openWizardForm()
      const { user, address, field } = stage
      await go(stage)
      await findQuestion()
      await user.click(screen.getByRole('button', { name: 'Keep editing' }))
      await waitFor(() => expect(hasQuestion()).toBe(false))
      expect([address(), field.value]).toEqual(['/wizard/goal/', 'Phishing'])
      await go(stage)
      await findQuestion()
      await user.click(screen.getByRole('button', { name: 'Discard changes' }))
      await waitFor(() => expect(address()).toBe(at))
      await waitFor(() => expect(screen.queryByLabelText('Name')).toBeNull())
      expect(fireUnload(), 'what was discarded keeps no tab open').toBe(false)
    },
  )

  it('stays open when Escape closes the question', async () => {
    const { user, router, address } = await openWizardForm()
    await router.navigate('/list')
    await findQuestion()
    await user.keyboard('{Escape}')
    await waitFor(() => expect(hasQuestion()).toBe(false))
    expect(address()).toBe('/wizard/goal/')
    const waiting = [...router.state.blockers.values()].map(({ state }) => state)
    expect(waiting, 'nothing waits to go on').toEqual(['unblocked'])
    await router.navigate('/list')
    await findQuestion()
  })

  it('warns before its tab is closed only while input is unsaved', async () => {
    const { user, field } = await openWizardForm({ typed: false })
    expect(fireUnload()).toBe(false)
    await user.type(field, 'P')
    expect(fireUnload()).toBe(true)
    await user.clear(field)
    expect(fireUnload()).toBe(false)
  })

  it.each(exitActions)("doesn't ask when leaving by %s before anything is typed", async (_, go, at) => {
    const stage = await openWizardForm({ typed: false })
    await go(stage)
    await waitFor(() => expect(stage.address()).toBe(at))
    expect(hasQuestion()).toBe(false)
  })

  it("doesn't ask when moving to a step that keeps input or changing the query", async () => {
    const { user, address, field } = await openWizardForm()
    await user.click(screen.getByRole('link', { name: 'Page 2' }))
    await waitFor(() => expect(address()).toContain('?page=2'))
    await user.click(screen.getByRole('link', { name: 'Next step' }))
    await waitFor(() => expect(address()).toBe('/wizard/people/'))
    expect([hasQuestion(), field.value]).toEqual([false, 'Phishing'])
  })

  it('still guards input that remains in the form after a confirmed discard', async () => {
    const { user, router, address } = await openWizardForm()
    await user.click(screen.getByRole('link', { name: 'Next step' }))
    await waitFor(() => expect(address()).toBe('/wizard/people/'))
    await router.navigate('/wizard/goal/')
    await findQuestion()
    await user.click(screen.getByRole('button', { name: 'Discard changes' }))
    await waitFor(() => expect(address()).toBe('/wizard/goal/'))
    // The form wasn't remounted and still contains its input.
    expect(fireUnload()).toBe(true)
  })

  it("doesn't ask after saving", async () => {
    const { user, address } = await openWizardForm()
    await user.click(screen.getByRole('button', { name: 'Save' }))
    await waitFor(() => expect(address()).toBe('/list/'))
    expect([hasQuestion(), saveSpy.mock.calls]).toEqual([false, [['Phishing']]])
  })

  it('can save a draft before leaving', async () => {
    const { user, router, address } = await openWizardForm()
    await router.navigate('/list')
    await findQuestion()
    await user.click(screen.getByRole('button', { name: 'Save draft' }))
    await waitFor(() => expect(address()).toBe('/list'))
    expect(saveDraftSpy).toHaveBeenCalledOnce()
  })

  it("stays open and shows the reason if the draft can't be saved", async () => {
    saveDraftSpy.mockRejectedValueOnce(new Error('The server does not answer.'))
    const { user, router, address } = await openWizardForm()
    await router.navigate('/list')
    await findQuestion()
    await user.click(screen.getByRole('button', { name: 'Save draft' }))
    expect((await screen.findByRole('note')).textContent).toContain('The server does not answer.')
    expect([address(), hasQuestion(), fireUnload()]).toEqual(['/wizard/goal/', true, true])
  })
})
