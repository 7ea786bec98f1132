import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { answer, FakeServer } from '../../../../test/fakeServer.ts'
import { renderApp } from '../../../../test/renderPage.tsx'
import { chooseOption, readLabels } from '../../../../test/select.ts'
import { aSubject } from '../../../parts/subjects/testing/aSubject.ts'
import { anItem, someItems } from '../testing/items.ts'

const contentCall = 'GET /companies/11/content'
const serveContent = (content: unknown) => new FakeServer().on(contentCall, { content })
const open = (options: Parameters<typeof renderApp>[0] = {}) =>
  renderApp({ at: '/content/', server: serveContent(someItems()), ...options })

const getCategory = () => screen.getByRole('combobox', { name: 'Category' })
const getChip = (group: string, name: string) =>
  within(screen.getByRole('group', { name: group })).getByRole('button', { name })

const findSection = async (name: string) => within(await screen.findByRole('region', { name }))
const readTitles = async (name: string) => {
  const list = (await findSection(name)).getByRole('list', { name })
  expect(list.getAttribute('aria-busy')).toBe('false')
  return within(list)
    .queryAllByRole('article')
    .map((card) => within(card).getByRole('heading').textContent)
}
const expectTitles = (name: string, titles: readonly string[]) =>
  waitFor(async () => expect(await readTitles(name)).toEqual(titles))
const expectTitleCount = (name: string, count: number) =>
  waitFor(async () => expect(await readTitles(name)).toHaveLength(count))

describe('the content library', () => {
  it('shows eight items per section, and all of one section on request', async () => {
    const { user, address } = await open()
    await screen.findByRole('heading', { level: 1, name: 'Content' })
    await expectTitleCount('Training subjects', 8)
    await expectTitleCount('Risk assessment scenarios', 8)
    await expectTitleCount('Reinforcement material', 8)
    const training = await findSection('Training subjects')
    await user.click(training.getByRole('button', { name: 'Show all 10', expanded: false }))
    await expectTitleCount('Training subjects', 10)
    expect(address()).toBe('/content/?content.all=training')
    expect((await findSection('Reinforcement material')).queryByRole('button', { name: /^Show/ })).toBeNull()
    await user.click(training.getByRole('button', { name: 'Show fewer', expanded: true }))
    await expectTitleCount('Training subjects', 8)
    expect(address()).toBe('/content/')
  })

  it('applies the filters from the address until they are cleared', { tags: 'slow' }, async () => {
    const server = serveContent([
      anItem('training', 1, { title: 'CEO fraud', tags: ['Money'], languages: ['en'] }),
      anItem('training', 2, { title: 'Gift cards', tags: ['Money'], languages: ['en', 'de'] }),
      anItem('material', 1, { title: 'Hang up', tags: ['Poster'] }),
    ])
    const languages = [
      { code: 'en', english_name: 'English', name: 'English' },
      { code: 'de', english_name: 'German', name: 'Deutsch' },
    ]
    server.on('GET /languages/all', { languages })
    const { user, address } = await open({
      server,
      at: '/content/?content.type=training&content.language=de',
    })
    await expectTitles('Training subjects', ['Gift cards'])
    expect(screen.queryByRole('region', { name: 'Reinforcement material' })).toBeNull()
    expect((await findSection('Training subjects')).getByText('1 of 2')).toBeTruthy()
    expect(getChip('Type', 'Training subjects 1').getAttribute('aria-pressed')).toBe('true')
    const language = screen.getByRole<HTMLButtonElement>('combobox', { name: 'Available in language' })
    expect(language.value).toBe('de')
    expect(await readLabels(user, language)).toContain('German')
    expect(screen.queryByRole('button', { name: /^Poster/ })).toBeNull()
    await chooseOption(user, getCategory(), 'Money')
    expect(address()).toBe('/content/?content.type=training&content.language=de&content.category=Money')
    await user.click(screen.getByRole('button', { name: 'Clear' }))
    expect(address()).toBe('/content/')
    await expectTitles('Reinforcement material', ['Hang up'])
    expect(screen.queryByRole('button', { name: 'Clear' })).toBeNull()
  })

  it('offers the categories of the selected type, and of all types without one', async () => {
    const { user, address } = await open()
    await expectTitleCount('Training subjects', 8)
    const readCategories = async () => (await readLabels(user, getCategory())).slice(1)
    expect(await readCategories()).toEqual(['Email and messages 18', 'Phishing 9'])
    await user.click(getChip('Type', 'Reinforcement material 8'))
    expect(await readCategories()).toEqual(['Email and messages 8'])
    await chooseOption(user, getCategory(), 'Email and messages')
    expect(address()).toBe('/content/?content.type=material&content.category=Email+and+messages')
    await chooseOption(user, getCategory(), '')
    expect(address()).toBe('/content/?content.type=material')
  })

  it('finds titles in any language and shows them in the selected one', async () => {
    const translations = [
      { language: 'en', title: 'CEO fraud' },
      { language: 'de', title: 'Der falsche Chef' },
    ]
    const server = serveContent([
      anItem('training', 1, { title: 'CEO fraud', languages: ['en', 'de'], translations }),
      anItem('training', 2, { title: 'Gift cards', languages: ['en', 'de'] }),
    ])
    const { user } = await open({ server, at: '/content/?content.filter=chef' })
    await expectTitles('Training subjects', ['CEO fraud'])
    await chooseOption(user, screen.getByRole('combobox', { name: 'Available in language' }), 'de')
    await expectTitles('Training subjects', ['Der falsche Chef'])
    await user.click(screen.getByRole('button', { name: 'Clear' }))
    await expectTitles('Training subjects', ['CEO fraud', 'Gift cards'])
  })

  it('reports an unknown category in the address and can clear it', { tags: 'slow' }, async () => {
    const { user, address } = await open({ at: '/content/?content.category=Pishing' })
    expect(await screen.findByText("There's no category called “Pishing”.")).toBeTruthy()
    await user.click(screen.getAllByRole('button', { name: 'Clear' })[0] as HTMLElement)
    await expectTitleCount('Training subjects', 8)
    expect(address()).toBe('/content/')
  })

  it('reports an unknown item in the address and can remove it', async () => {
    const { user, address } = await open({ at: '/content/?content.type=training&content.open=training-99' })
    expect(await screen.findByText("This item isn't in the library.")).toBeTruthy()
    await user.click(screen.getByRole('button', { name: 'Show the library' }))
    expect(address()).toBe('/content/?content.type=training')
    expect(screen.queryByText("This item isn't in the library.")).toBeNull()
  })

  it('drops a category when another type is selected', async () => {
    const { user, address } = await open({ at: '/content/?content.category=Phishing' })
    await expectTitleCount('Risk assessment scenarios', 8)
    await user.click(getChip('Type', 'Training subjects 10'))
    expect(address()).toBe('/content/?content.type=training')
  })

  it('searches while the admin types, and reports no matches', { tags: 'slow' }, async () => {
    const { user, address } = await open()
    await expectTitleCount('Training subjects', 8)
    await user.type(screen.getByRole('searchbox', { name: 'Search content' }), 'assessment 3')
    await waitFor(() => expect(address()).toBe('/content/?content.filter=assessment+3'))
    await expectTitles('Risk assessment scenarios', ['assessment 3'])
    expect(screen.queryByRole('region', { name: 'Training subjects' })).toBeNull()
    await user.type(screen.getByRole('searchbox', { name: 'Search content' }), '33')
    expect(await screen.findByText('Nothing matches your search or filters.')).toBeTruthy()
    await user.click(screen.getAllByRole('button', { name: 'Clear' })[0] as HTMLElement)
    await expectTitleCount('Training subjects', 8)
  })

  it('closes a preview with Back or Close without leaving the library', async () => {
    const { user, address, router } = await open({ at: '/content/?content.type=material' })
    await expectTitleCount('Reinforcement material', 8)
    for (const leave of [
      () => router.navigate(-1),
      async () => user.click(screen.getAllByRole('button', { name: 'Close' })[0] as HTMLElement),
    ]) {
      // The page behind the dialog is inert until it closes.
      await user.click(await screen.findByRole('button', { name: 'material 2' }))
      await screen.findByRole('dialog', { name: 'material 2' })
      expect(address()).toContain('content.open=material-2')
      await leave()
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
      expect(address()).toBe('/content/?content.type=material')
    }
  })

  it.each([
    ['lets admins create a training with the open subject', {}, '/trainings/create/?subjects=1'],
    ["doesn't let viewers create a training", { as: 'viewer' as const }, undefined],
    [
      "shows why a company can't create trainings",
      { company: { canCreateTraining: false } },
      'No license available',
    ],
  ])('%s', async (_, options, expected) => {
    const subject = aSubject({ id: 1, subject_id: 1, title: 'CEO fraud' })
    const server = serveContent([anItem('training', 1, { title: 'CEO fraud' })])
    server.on('GET /companies/11/subjects/1', subject)
    await open({ server, at: '/content/?content.open=training-1', ...options })
    const dialog = await screen.findByRole('dialog', { name: 'CEO fraud' })
    const train = within(dialog).queryByText('Use in a training')?.closest('a, button')
    expect(train?.getAttribute('href') ?? train?.getAttribute('aria-description')).toBe(expected)
  })

  it('keeps a preview open that was opened before the search was applied', async () => {
    const { user, address } = await open()
    await expectTitleCount('Reinforcement material', 8)
    await user.type(screen.getByRole('searchbox', { name: 'Search content' }), 'material 2')
    await user.click(screen.getByRole('button', { name: 'material 2' }))
    await waitFor(() => expect(address()).toContain('content.filter=material+2'))
    expect(address()).toContain('content.open=material-2')
    expect(await screen.findByRole('dialog', { name: 'material 2' })).toBeTruthy()
  })

  it('says that there is no content', async () => {
    await open({ server: serveContent([]) })
    expect(await screen.findByText('There is no content to display')).toBeTruthy()
    expect(screen.queryByText('Nothing matches your search or filters.')).toBeNull()
  })

  it('shows why loading failed, and retries', async () => {
    const server = serveContent([]).on(contentCall, answer(500, { message: 'The library is down' }))
    const { user } = await open({ server })
    expect((await screen.findByRole('note')).textContent).toContain('The library is down')
    server.on(contentCall, { content: someItems() })
    await user.click(screen.getByRole('button', { name: 'Try again' }))
    await expectTitleCount('Training subjects', 8)
  })

  it('is marked as busy until it has loaded', { tags: 'slow' }, async () => {
    const gate: { open?: () => void } = {}
    const opened = new Promise<void>((resolve) => {
      gate.open = resolve
    })
    const server = new FakeServer().on(contentCall, async () => {
      await opened
      return { content: someItems() }
    })
    await open({ server })
    const list = (await findSection('Training subjects')).getByRole('list', { name: 'Training subjects' })
    expect(list.getAttribute('aria-busy')).toBe('true')
    gate.open?.()
    await expectTitleCount('Training subjects', 8)
  })

  it('opens at the address /resources', async () => {
    const { address } = await open({ at: '/resources/' })
    await expectTitleCount('Training subjects', 8)
    expect(address()).toBe('/content/')
  })
})

describe("the library's actions", () => {
  it('offer package import to admins only', async () => {
    const { user, unmount } = await open()
    await user.click(await screen.findByRole('button', { name: 'Import Scorm' }))
    expect(await screen.findByRole('dialog')).toBeTruthy()
    unmount()
    await open({ as: 'viewer' })
    await expectTitleCount('Training subjects', 8)
    expect(screen.queryByRole('button', { name: 'Import Scorm' })).toBeNull()
  })

  it('step through the found scenarios in a preview and update the address', async () => {
    const scenario = (id: number) => ({
      ...anItem('assessment', id),
      question_id: id,
      name: `Scenario ${id}`,
      area: 'Phishing',
      behaviours: [],
      duration: 60,
      disabled: false,
      difficulty: 1,
      adminDescription: '',
      maxScoresByBehaviour: {},
      definition: { personalizedKeysUsed: [] },
      blocks: [{ id: 'a', type: 'content', presentation: 'text', text: `Block of ${id}` }],
      language: 'en',
    })
    const server = serveContent(someItems())
    for (const id of [1, 2, 3]) server.on(`GET /companies/11/questions/${id}`, scenario(id))
    const { user, address } = await open({ server, at: '/content/?content.open=assessment-1' })
    const dialog = within(await screen.findByRole('dialog', { name: 'Scenario 1' }))
    expect(dialog.getByText('1/9')).toBeTruthy()
    await user.click(dialog.getByRole('button', { name: 'Skip to next question' }))
    expect(await screen.findByText('Block of 2')).toBeTruthy()
    expect(address()).toBe('/content/?content.open=assessment-2')
    await user.click(
      within(screen.getByRole('dialog')).getAllByRole('button', { name: 'Close' })[0] as HTMLElement,
    )
    await waitFor(() => expect(address()).toBe('/content/'))
  })
})
