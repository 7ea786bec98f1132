import { screen, waitFor } from '@testing-library/react'
import { beforeEach, describe, expect, it } from 'vitest'
import { asked, draft, isAsked, saved, unload, wizard } from './testing/leaving.tsx'

beforeEach(() => {
  draft.mockReset().mockResolvedValue()
})

type Stage = Awaited<ReturnType<typeof wizard>>

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
      const stage = await wizard()
      const { user, address, field } = stage
      await go(stage)
      await asked()
      await user.click(screen.getByRole('button', { name: 'Keep editing' }))
      await waitFor(() => expect(isAsked()).toBe(false))
      expect([address(), field.value]).toEqual(['/wizard/goal/', 'Phishing'])
      await go(stage)
      await asked()
      await user.click(screen.getByRole('button', { name: 'Discard changes' }))
      await waitFor(() => expect(address()).toBe(at))
      await waitFor(() => expect(screen.queryByLabelText('Name')).toBeNull())
      expect(unload(), 'what was discarded keeps no tab open').toBe(false)
    },
  )

  it('stays when the question is answered by Escape', async () => {
    const { user, router, address } = await wizard()
    await router.navigate('/list')
    await asked()
    await user.keyboard('{Escape}')
    await waitFor(() => expect(isAsked()).toBe(false))
    expect(address()).toBe('/wizard/goal/')
    const waiting = [...router.state.blockers.values()].map(({ state }) => state)
    expect(waiting, 'nothing waits to go on').toEqual(['unblocked'])
    await router.navigate('/list')
    await asked()
  })

  it('keeps the tab open only while something is typed', async () => {
    const { user, field } = await wizard({ typed: false })
    expect(unload()).toBe(false)
    await user.type(field, 'P')
    expect(unload()).toBe(true)
    await user.clear(field)
    expect(unload()).toBe(false)
  })

  it.each(waysOut)('asks nothing by %s when nothing is typed', async (_, go, at) => {
    const stage = await wizard({ typed: false })
    await go(stage)
    await waitFor(() => expect(stage.address()).toBe(at))
    expect(isAsked()).toBe(false)
  })

  it('asks nothing on the way to where it is kept, or when only the query changes', async () => {
    const { user, address, field } = await wizard()
    await user.click(screen.getByRole('link', { name: 'Page 2' }))
    await waitFor(() => expect(address()).toContain('?page=2'))
    await user.click(screen.getByRole('link', { name: 'Next step' }))
    await waitFor(() => expect(address()).toBe('/wizard/people/'))
    expect([isAsked(), field.value]).toEqual([false, 'Phishing'])
  })

  it('asks again when it is still there at the other address', async () => {
    const { user, router, address } = await wizard()
    await user.click(screen.getByRole('link', { name: 'Next step' }))
    await waitFor(() => expect(address()).toBe('/wizard/people/'))
    await router.navigate('/wizard/goal/')
    await asked()
    await user.click(screen.getByRole('button', { name: 'Discard changes' }))
    await waitFor(() => expect(address()).toBe('/wizard/goal/'))
    // The form wasn't remounted and still contains its input.
    expect(unload()).toBe(true)
  })

  it('asks nothing after it was saved', async () => {
    const { user, address } = await wizard()
    await user.click(screen.getByRole('button', { name: 'Save' }))
    await waitFor(() => expect(address()).toBe('/list/'))
    expect([isAsked(), saved.mock.calls]).toEqual([false, [['Phishing']]])
  })

  it('can be kept as a draft on the way out', async () => {
    const { user, router, address } = await wizard()
    await router.navigate('/list')
    await asked()
    await user.click(screen.getByRole('button', { name: 'Save draft' }))
    await waitFor(() => expect(address()).toBe('/list'))
    expect(draft).toHaveBeenCalledOnce()
  })

  it('stays, and says why, when the draft cannot be saved', async () => {
    draft.mockRejectedValueOnce(new Error('The server does not answer.'))
    const { user, router, address } = await wizard()
    await router.navigate('/list')
    await asked()
    await user.click(screen.getByRole('button', { name: 'Save draft' }))
    expect((await screen.findByRole('alert')).textContent).toContain('The server does not answer.')
    expect([address(), isAsked(), unload()]).toEqual(['/wizard/goal/', true, true])
  })
})
