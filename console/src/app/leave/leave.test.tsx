import { screen, waitFor } from '@testing-library/react'
import { beforeEach, describe, expect, it } from 'vitest'
import { draft, findQuestion, fireUnload, hasQuestion, openWizardForm, saveSpy } from './testing/leaving.tsx'

beforeEach(() => {
  draft.mockReset().mockResolvedValue()
})

type Stage = Awaited<ReturnType<typeof openWizardForm>>

const waysOut: [string, (stage: Stage) => Promise<unknown>, string][] = [
  ['its own button', ({ user }) => user.click(screen.getByRole('button', { name: 'Close' })), '/list/'],
  [
    'a link of the menu',
    ({ user }) => user.click(screen.getByRole('link', { name: 'Employees' })),
    '/users/',
  ],
  ['Back', ({ router }) => router.navigate(-1), '/list'],
]

describe('a page where something is typed', () => {
  it.each(waysOut)(
    'asks before it is left by %s, stays on a no and goes on a yes',
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

  it('stays when the question is answered by Escape', async () => {
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

  it('keeps the tab open only while something is typed', async () => {
    const { user, field } = await openWizardForm({ typed: false })
    expect(fireUnload()).toBe(false)
    await user.type(field, 'P')
    expect(fireUnload()).toBe(true)
    await user.clear(field)
    expect(fireUnload()).toBe(false)
  })

  it.each(waysOut)('asks nothing by %s when nothing is typed', async (_, go, at) => {
    const stage = await openWizardForm({ typed: false })
    await go(stage)
    await waitFor(() => expect(stage.address()).toBe(at))
    expect(hasQuestion()).toBe(false)
  })

  it('asks nothing on the way to where it is kept, or when only the query changes', async () => {
    const { user, address, field } = await openWizardForm()
    await user.click(screen.getByRole('link', { name: 'Page 2' }))
    await waitFor(() => expect(address()).toContain('?page=2'))
    await user.click(screen.getByRole('link', { name: 'Next step' }))
    await waitFor(() => expect(address()).toBe('/wizard/people/'))
    expect([hasQuestion(), field.value]).toEqual([false, 'Phishing'])
  })

  it('asks again when it is still there at the other address', async () => {
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

  it('asks nothing after it was saved', async () => {
    const { user, address } = await openWizardForm()
    await user.click(screen.getByRole('button', { name: 'Save' }))
    await waitFor(() => expect(address()).toBe('/list/'))
    expect([hasQuestion(), saveSpy.mock.calls]).toEqual([false, [['Phishing']]])
  })

  it('can be kept as a draft on the way out', async () => {
    const { user, router, address } = await openWizardForm()
    await router.navigate('/list')
    await findQuestion()
    await user.click(screen.getByRole('button', { name: 'Save draft' }))
    await waitFor(() => expect(address()).toBe('/list'))
    expect(draft).toHaveBeenCalledOnce()
  })

  it('stays, and says why, when the draft cannot be saved', async () => {
    draft.mockRejectedValueOnce(new Error('The server does not answer.'))
    const { user, router, address } = await openWizardForm()
    await router.navigate('/list')
    await findQuestion()
    await user.click(screen.getByRole('button', { name: 'Save draft' }))
    expect((await screen.findByRole('alert')).textContent).toContain('The server does not answer.')
    expect([address(), hasQuestion(), fireUnload()]).toEqual(['/wizard/goal/', true, true])
  })
})
