import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { aList } from '@heed/fixtures/factories'
import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import { FakeServer } from '../../../test/fakeServer.ts'
import { renderApp } from '../../../test/renderPage.tsx'

/** Maximum number of lines for a third kind of campaign, its steps and its fake API. */
const MOST_LINES = 300

const aServer = () =>
  new FakeServer()
    .on('GET /companies/11/lists', { lists: [aList({ id: 7, name: 'Finance', usersCount: 12 })], count: 1 })
    .on('GET /companies/11/users', { users: [], count: 12 })

const findButton = (name: string) => screen.findByRole('button', { name })

describe('a third kind of campaign', () => {
  test(`drills take at most ${MOST_LINES} lines of code`, () => {
    const files = readdirSync(import.meta.dirname).filter((name) => !name.includes('.test.'))
    const lines = files.map(
      (name) => readFileSync(join(import.meta.dirname, name), 'utf8').split('\n').length - 1,
    )
    expect(files).toContain('DrillPage.tsx')
    expect(lines.reduce((sum, count) => sum + count, 0)).toBeLessThanOrEqual(MOST_LINES)
  })

  test('the drill wizard leads to a saved draft and then starts it', async () => {
    const { user, address, root } = await renderApp({ at: '/_kit/drills/create/', server: aServer() })
    const onward = await findButton('Continue')
    expect(onward.getAttribute('aria-description')).toBe('Choose a topic first')
    await user.click(await screen.findByRole('radio', { name: 'A suspicious call' }))
    await user.click(await findButton('Continue'))
    expect(address()).toBe('/_kit/drills/create/?step=employees')
    expect((await findButton('Continue')).getAttribute('aria-description')).toBe(
      'Choose at least one employee',
    )
    await user.click(await screen.findByRole('checkbox', { name: /^Finance/ }))
    await waitFor(async () => expect((await findButton('Continue')).getAttribute('aria-disabled')).toBeNull())
    await user.click(await findButton('Continue'))
    expect(await screen.findByText('A suspicious call')).toBeTruthy()
    await user.click(await findButton('Save draft'))
    const naming = within(await screen.findByRole('dialog', { name: 'Name this drill' }))
    await user.type(naming.getByRole('textbox', { name: /Name/ }), 'October')
    await user.click(naming.getByRole('button', { name: 'Save draft' }))
    expect(await screen.findByText('Drill draft saved!')).toBeTruthy()
    await waitFor(() => expect(address()).toBe('/_kit/drills/1/?step=finalize'))
    expect(await screen.findByText(/^Everything is saved/)).toBeTruthy()
    expect(root.notices.items).toHaveLength(1)
    await user.click(await findButton('Activate'))
    expect(await screen.findByRole('heading', { name: 'Drill started' })).toBeTruthy()
  })

  test('the drill wizard keeps the selected topic after a reload', async () => {
    const first = await renderApp({ at: '/_kit/drills/create/', server: aServer() })
    await first.user.click(await screen.findByRole('radio', { name: 'An unknown USB stick' }))
    await waitFor(() => expect(sessionStorage.getItem('heed.drafts')).toContain('"topic":"usb"'))
    const kept = JSON.parse(sessionStorage.getItem('heed.drafts') ?? '')
    first.unmount()
    await renderApp({ at: '/_kit/drills/create/', server: aServer(), savedInTab: { 'heed.drafts': kept } })
    const chosen = await screen.findByRole<HTMLInputElement>('radio', { name: 'An unknown USB stick' })
    expect(chosen.checked).toBe(true)
  })

  test("a missing drill shows that it wasn't found", async () => {
    await renderApp({ at: '/_kit/drills/9/', server: aServer() })
    expect(await screen.findByRole('heading', { name: 'Drill not found' })).toBeTruthy()
  })
})
