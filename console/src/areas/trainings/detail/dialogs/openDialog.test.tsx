import { screen, waitFor } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { aTrainingServer, renderTraining, trainingPagePath, trainingUrl } from '../testing/renderTraining.tsx'

const employee = {
  name: 'Asa',
  email: 'asa@example.is',
  listName: 'Sales',
  completedDate: null,
  started: null,
  scorePercent: 0,
}
const makeServer = () => aTrainingServer().on(`GET ${trainingUrl}/users`, { users: [employee], count: 1 })

describe('a dialog with its own address', () => {
  const isOpen = () => screen.queryByRole('dialog') !== null
  async function openPeopleDialog() {
    const view = await renderTraining({ server: makeServer() })
    const before = view.router.state.location.key
    await view.user.click(await screen.findByRole('button', { name: "42 haven't logged in" }))
    await screen.findByRole('dialog', { name: 'View Employees' })
    const here = () => [view.address(), view.router.state.location.key]
    return { ...view, before, here }
  }

  it('closes on Back and reopens on Forward', { tags: 'slow' }, async () => {
    const { router, address } = await openPeopleDialog()
    await router.navigate(-1)
    await waitFor(() => expect(isOpen()).toBe(false))
    expect(address()).toBe(trainingPagePath)
    await router.navigate(1)
    await screen.findByRole('dialog', { name: 'View Employees' })
  })

  it('returns to the history entry it was opened from when closed', { tags: 'slow' }, async () => {
    const { user, here, before } = await openPeopleDialog()
    await user.click(screen.getByRole('radio', { name: 'All' }))
    await user.click(screen.getAllByRole('button', { name: 'Close' })[0] as HTMLElement)
    await waitFor(() => expect(isOpen()).toBe(false))
    expect(here()).toEqual([trainingPagePath, before])
  })

  it('closes to its page when it was opened by a link', async () => {
    const { user, address } = await renderTraining({
      at: `${trainingPagePath}?dialog=people`,
      server: makeServer(),
    })
    await screen.findByRole('dialog', { name: 'View Employees' })
    await user.click(screen.getAllByRole('button', { name: 'Close' })[0] as HTMLElement)
    await waitFor(() => expect(isOpen()).toBe(false))
    expect(address()).toBe(trainingPagePath)
  })

  it('asks before Back discards typed text', { tags: 'slow' }, async () => {
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
    expect([isOpen(), address()]).toEqual([true, `${trainingPagePath}?dialog=rename`])
    await back('Discard changes')
    await waitFor(() => expect(isOpen()).toBe(false))
    expect(address()).toBe(trainingPagePath)
  })
})
