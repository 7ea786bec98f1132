import { screen, waitFor } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { makeHomeServer } from '../../../test/aHome.ts'
import { renderRoutes } from '../../../test/renderPage.tsx'
import { findQuestion, fireUnload, hasQuestion, routes } from './testing/leaving.tsx'

describe('a dialog with a form', () => {
  async function openDialog(typed: string) {
    const view = await renderRoutes(routes, { server: makeHomeServer(), at: '/users/' })
    await view.router.navigate('/list/')
    await view.user.click(await screen.findByRole('button', { name: 'Rename' }))
    const field = await screen.findByLabelText<HTMLInputElement>('Name')
    if (typed) await view.user.type(field, typed)
    return { ...view, field }
  }

  const isOpen = () => screen.queryByRole('dialog', { name: 'Rename list' }) !== null
  const ways: [string, (stage: Awaited<ReturnType<typeof openDialog>>) => Promise<unknown>][] = [
    ['Escape', ({ user }) => user.keyboard('{Escape}')],
    ['the cross', ({ user }) => user.click(screen.getByRole('button', { name: 'Close' }))],
    ['Cancel', ({ user }) => user.click(screen.getByRole('button', { name: 'Cancel' }))],
    [
      'a press outside',
      ({ user }) => user.click(document.querySelector('.MuiDialog-container') as HTMLElement),
    ],
    ['Back', ({ router }) => router.navigate(-1)],
  ]

  it.each(ways)('asks before being closed by %s with unsaved input', { tags: 'slow' }, async (_, go) => {
    const stage = await openDialog('Finance')
    expect(fireUnload()).toBe(true)
    await go(stage)
    await findQuestion()
    await stage.user.click(screen.getByRole('button', { name: 'Keep editing' }))
    await waitFor(() => expect(hasQuestion()).toBe(false))
    expect([isOpen(), stage.field.value]).toEqual([true, 'Finance'])
    await go(stage)
    await findQuestion()
    await stage.user.click(screen.getByRole('button', { name: 'Discard changes' }))
    await waitFor(() => expect(isOpen()).toBe(false))
    expect(fireUnload()).toBe(false)
  })

  it.each(ways)('is closed by %s without a question if nothing was typed', async (_, go) => {
    await go(await openDialog(''))
    await waitFor(() => expect(isOpen()).toBe(false))
    expect(hasQuestion()).toBe(false)
  })
})
