import type { Ppv, SnippetStat } from '@heed/contracts'
import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, test, vi } from 'vitest'
import { FakeServer, refuse } from '../../../test/fakeServer.ts'
import { renderApp } from '../../../test/renderPage.tsx'
import { recordSavedFiles } from '../../../test/savedFiles.ts'
import { chooseOption, readLabels } from '../../../test/select.ts'

const ppv: Ppv = { apiKey: 'our-key', company_id: 11, viewsPurchased: 100, viewsUsed: 85 }

const aVideo = (own: Partial<SnippetStat> = {}): SnippetStat => ({
  subject_id: 101,
  views: 14,
  enabled: true,
  title: 'Spot the phish',
  thumb: null,
  category: 'Email and messages',
  disabled: false,
  languages: ['en', 'is'],
  ...own,
})
const other = aVideo({ subject_id: 102, title: 'Look before you click', views: 0, enabled: false })

const statusCall = 'GET /companies/11/ppv/status'
const toggleCall = 'POST /companies/11/ppv/toggle'
const aServer = (subjects = [aVideo(), other], own: Partial<Ppv> = {}) =>
  new FakeServer().on(statusCall, { subjects, ppv: { ...ppv, ...own } })

type Options = NonNullable<Parameters<typeof renderApp>[0]>
const open = ({ at = '/ppv/', server = aServer(), company = {}, ...options }: Partial<Options> = {}) =>
  renderApp({ ...options, at, server, company: { ppv, ...company } })

const findRow = async (name: string) =>
  within((await screen.findByRole('link', { name })).closest('tr') as HTMLElement)

describe('embed content', () => {
  test('names the support address when the company has no views', async () => {
    await open({ company: { ppv: null } })
    expect(
      await screen.findByText(/You do not have access to the Embed content\. Please contact/),
    ).toBeTruthy()
    expect(screen.getByRole('link', { name: 'support@heed.example' }).getAttribute('href')).toBe(
      'mailto:support@heed.example',
    )
    expect(screen.queryByRole('link', { name: /^Create a package/ })).toBeNull()
  })

  test('lists the videos with their snippet status and shows the purchased views used', {
    tags: 'slow',
  }, async () => {
    await open()
    expect((await findRow('Spot the phish')).getByText('Snippet active')).toBeTruthy()
    expect((await findRow('Look before you click')).getByText('Snippet off')).toBeTruthy()
    expect(screen.getByText('15 views left')).toBeTruthy()
    expect(screen.getByRole('progressbar').getAttribute('aria-valuetext')).toBe('85%, 85 of 100 views used')
  })

  test("marks a video's title with its language if it has only one", async () => {
    await open({
      server: aServer([aVideo(), aVideo({ subject_id: 103, title: 'Veiðar', languages: ['is'] })]),
    })
    expect((await screen.findByText('Veiðar')).lang).toBe('is')
    expect(screen.getByText('Spot the phish').lang).toBe('')
  })

  test('tells admins how to buy views, and links partners to adding them', {
    tags: 'slow',
  }, async () => {
    const { unmount } = await open()
    expect(await screen.findByText(/^To buy more views, contact/)).toBeTruthy()
    unmount()
    await open({ as: 'partner', company: { ppv, account_id: 3 } })
    const add = await screen.findByRole('link', { name: 'Add views for Norðurljós ehf.' })
    expect(add.getAttribute('href')).toBe('/partner/3/companies/11/')
    expect(screen.queryByText(/^To buy more views/)).toBeNull()
  })

  test('links a partner to the customer when it has no package yet', async () => {
    await open({ as: 'partner', company: { ppv: null, account_id: 3 } })
    const create = await screen.findByRole('link', { name: 'Create a package for Norðurljós ehf.' })
    expect(create.getAttribute('href')).toBe('/partner/3/companies/11/')
  })

  test('exports the listed videos as a file', async () => {
    const files = recordSavedFiles()
    const { user } = await open()
    await findRow('Spot the phish')
    await user.click(screen.getByRole('button', { name: 'Export' }))
    expect(files[0]?.name).toMatch(/ Videos 2026-03-02\.csv$/)
    expect(await files[0]?.text()).toMatch(
      /Subject,Id,Category,Languages,Views,Snippet\r\nSpot the phish,101,Email and messages,en is,14,on\r\nLook before you click,102,/,
    )
  })

  test.each([
    [{ viewsPurchased: 0, viewsUsed: 0 }, '100%, 0 of 0 views used'],
    [{ viewsPurchased: 10, viewsUsed: 12 }, '100%, 12 of 10 views used'],
  ])('shows the usage meter for %j', async (own, text) => {
    await open({ server: aServer([aVideo()], own) })
    expect((await screen.findByRole('progressbar')).getAttribute('aria-valuetext')).toBe(text)
  })

  test('generates a snippet and opens its page', async () => {
    const server = aServer().on(toggleCall, { success: true, subject_id: 102, enabled: true })
    const { user, address } = await open({ server })
    await user.click(
      (await findRow('Look before you click')).getByRole('button', { name: /Generate Snippet/ }),
    )
    await waitFor(() => expect(address()).toBe('/ppv/embed/102/'))
    expect(server.listCalls(toggleCall).map(({ body }) => body)).toEqual([{ subject_id: 102, enabled: true }])
  })

  test('disables a snippet after a confirmation', async () => {
    const server = aServer().on(toggleCall, { success: true, subject_id: 101, enabled: false })
    const { user } = await open({ server })
    await user.click((await findRow('Spot the phish')).getByRole('button', { name: /Disable Snippet/ }))
    const question = await screen.findByRole('alertdialog', {
      name: /Disable the snippet for Spot the phish\?/,
    })
    await user.click(within(question).getByRole('button', { name: 'Disable Snippet' }))
    expect(await screen.findByText('Snippet disabled for Spot the phish')).toBeTruthy()
    expect(server.listCalls(toggleCall).map(({ body }) => body)).toEqual([
      { subject_id: 101, enabled: false },
    ])
  })

  test("links an active video's row to its snippet", { tags: 'slow' }, async () => {
    const { user, address } = await open()
    const playing = await findRow('Spot the phish')
    expect((await findRow('Look before you click')).queryByRole('link', { name: /Show snippet/ })).toBeNull()
    await user.click(playing.getByRole('link', { name: /Show snippet/ }))
    await waitFor(() => expect(address()).toBe('/ppv/embed/101/'))
  })

  test('keeps a snippet off when generating it fails, and says why', async () => {
    const server = aServer().on(toggleCall, refuse(500, 'The server is out of order'))
    const { user } = await open({ server })
    await user.click(
      (await findRow('Look before you click')).getByRole('button', { name: /Generate Snippet/ }),
    )
    expect(await screen.findByText('The server is out of order')).toBeTruthy()
    expect((await findRow('Look before you click')).getByText('Snippet off')).toBeTruthy()
  })

  test("doesn't let a viewer generate or disable snippets", async () => {
    await open({ as: 'viewer' })
    await findRow('Spot the phish')
    expect(screen.queryByRole('button', { name: /Snippet/ })).toBeNull()
    expect(screen.queryByRole('link', { name: 'Usage log' })).toBeNull()
  })

  test('names the search text when no video title matches', { tags: 'slow' }, async () => {
    const { user } = await open()
    await user.type(await screen.findByRole('searchbox', { name: 'Search videos' }), 'zebra')
    expect(await screen.findByText(/zebra/, {}, { timeout: 3000 })).toBeTruthy()
  })
})

describe('the snippet of a video', () => {
  const at = '/ppv/embed/101/'
  const snippet = async () =>
    within(await screen.findByRole('region', { name: 'Snippet' })).getByText(/iframe/).textContent ?? ''
  const player = async () =>
    new URL(/src="([^"]*)"/.exec(await snippet())?.[1]?.replaceAll('&#38;', '&') ?? '')

  test('defaults to Medium size with the logo, no UID parameter and all languages', async () => {
    await open({ at })
    expect(await snippet()).toContain('width="560" height="375"')
    expect(Object.fromEntries((await player()).searchParams)).toEqual({
      lang: 'en',
      key: 'our-key',
      s: '101',
      c: '11',
    })
    const frame = await screen.findByTitle('Spot the phish')
    expect(new URL(frame.getAttribute('src') ?? '').searchParams.get('preview')).toBe('1')
    expect([frame.getAttribute('width'), frame.getAttribute('height')]).toEqual(['560', '375'])
  })

  test('is hidden when no language is selected', async () => {
    const { user } = await open({ at })
    await snippet()
    await user.click(screen.getByRole('combobox', { name: /^Languages/ }))
    await user.keyboard('{Backspace}{Backspace}')
    await screen.findByText('Choose a language to get a snippet.')
    expect(screen.queryByText(/<iframe/)).toBeNull()
  })

  test('reflects every selected option', async () => {
    const { user } = await open({ at })
    await user.click(await screen.findByRole('radio', { name: 'Small' }))
    await user.click(screen.getByRole('checkbox', { name: 'Show the logo' }))
    await user.click(screen.getByRole('checkbox', { name: /UID parameter/ }))
    await chooseOption(user, screen.getByRole('combobox', { name: 'Captions' }), 'is')
    await user.click(screen.getByRole('checkbox', { name: 'Large captions' }))
    expect(await snippet()).toContain('width="375" height="260"')
    const { searchParams } = await player()
    expect(Object.fromEntries(searchParams)).toMatchObject({
      hideLogo: '1',
      uid: '{uid}',
      presetCaption: 'is',
      captionSettings: 'large',
    })
    expect(await snippet()).toContain('uid={uid}')
  })

  test.each([
    ['Small', 375, 260, 'Video: 320x240. Frame: 375 × 260 pixels'],
    ['Medium', 560, 375, 'Video: 480x360. Frame: 560 × 375 pixels'],
    ['Big', 720, 480, 'Frame: 720 × 480 pixels'],
  ])('shows the size for %s and applies it to snippet and preview', async (size, width, height, said) => {
    const { user } = await open({ at })
    await user.click(await screen.findByRole('radio', { name: size }))
    screen.getByText(said)
    expect(await snippet()).toContain(`width="${width}" height="${height}"`)
    const frame = screen.getByTitle('Spot the phish')
    expect([frame.getAttribute('width'), frame.getAttribute('height')]).toEqual([`${width}`, `${height}`])
  })

  test('plays only in the selected languages and limits the initial language to them', async () => {
    const { user } = await open({ at })
    await snippet()
    await user.click(screen.getByRole('combobox', { name: /^Languages/ }))
    await user.keyboard('{Backspace}')
    await waitFor(async () => expect((await player()).searchParams.get('langs')).toBe('en'))
    const frame = screen.getByTitle('Spot the phish')
    expect(new URL(frame.getAttribute('src') ?? '').searchParams.get('langs')).toBe('en')
    const first = screen.getByRole('combobox', { name: 'Initial language' })
    expect(await readLabels(user, first)).toHaveLength(1)
  })

  test('is copied exactly as shown', async () => {
    const write = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue()
    const { user } = await open({ at })
    const code = await snippet()
    await user.click(screen.getByRole('button', { name: /^Copy.*Snippet/ }))
    expect(write).toHaveBeenCalledWith(code)
  })

  test("defaults to the company's caption language", async () => {
    await open({ at, company: { settings: { 'ui.preset_caption_language': 'is' } } })
    expect((await player()).searchParams.get('presetCaption')).toBe('is')
  })

  test("is shown before it's generated, with a note that it's off", async () => {
    await open({ at: '/ppv/embed/102/' })
    expect(await screen.findByText('The snippet is off')).toBeTruthy()
    expect(screen.getByText(/will say that the video isn't available/)).toBeTruthy()
    expect(screen.getByRole('button', { name: /Generate Snippet/ })).toBeTruthy()
    expect(screen.queryByTitle('Look before you click')).toBeNull()
  })

  test.each(['999', 'abc'])("says that video %s isn't found", async (id) => {
    await open({ at: `/ppv/embed/${id}/` })
    expect(await screen.findByRole('heading', { name: 'Video not found' })).toBeTruthy()
  })
})
