import { screen, waitFor } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { aTrainingServer, at, renderTraining, trainingUrl } from '../testing/renderTraining.tsx'

const somebody = {
  name: 'Asa',
  email: 'asa@example.is',
  listName: 'Sales',
  completedDate: null,
  started: null,
  scorePercent: 0,
}
const server = () => aTrainingServer().on(`GET ${trainingUrl}/users`, { users: [somebody], count: 1 })

describe('a dialog that stands in the address', () => {
  const isOpen = () => screen.queryByRole('dialog') !== null
  async function openIt() {
    const view = await renderTraining({ server: server() })
    const before = view.router.state.location.key
    await view.user.click(await screen.findByRole('button', { name: "42 haven't logged in" }))
    await screen.findByRole('dialog', { name: 'View Employees' })
    const here = () => [view.address(), view.router.state.location.key]
    return { ...view, before, here }
  }

  it('is closed by Back, and opened again by Forward', { tags: 'slow' }, async () => {
    const { router, address } = await openIt()
    await router.navigate(-1)
    await waitFor(() => expect(isOpen()).toBe(false))
    expect(address()).toBe(at)
    await router.navigate(1)
    await screen.findByRole('dialog', { name: 'View Employees' })
  })

  it('goes back to where it was opened when it is closed', { tags: 'slow' }, async () => {
    const { user, here, before } = await openIt()
    await user.click(screen.getByRole('radio', { name: 'All' }))
    await user.click(screen.getAllByRole('button', { name: 'Close' })[0] as HTMLElement)
    await waitFor(() => expect(isOpen()).toBe(false))
    expect(here()).toEqual([at, before])
  })

  it('is closed on its page when a link has opened it', async () => {
    const { user, address } = await renderTraining({ at: `${at}?dialog=people`, server: server() })
    await screen.findByRole('dialog', { name: 'View Employees' })
    await user.click(screen.getAllByRole('button', { name: 'Close' })[0] as HTMLElement)
    await waitFor(() => expect(isOpen()).toBe(false))
    expect(address()).toBe(at)
  })

  it('asks before Back closes it while something is typed', { tags: 'slow' }, async () => {
    const { user, router, address } = await renderTraining()
    await user.click(await screen.findByRole('button', { name: 'Actions' }))
    await user.click(await screen.findByRole('menuitem', { name: 'Rename training' }))
    await user.type(await screen.findByRole('textbox'), '!')
    const back = async (answered: string) => {
      await router.navigate(-1)
      await user.click(await screen.findByRole('button', { name: answered }))
      await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
    }
    await back('Keep editing')
    expect([isOpen(), address()]).toEqual([true, `${at}?dialog=rename`])
    await back('Discard changes')
    await waitFor(() => expect(isOpen()).toBe(false))
    expect(address()).toBe(at)
  })
})
