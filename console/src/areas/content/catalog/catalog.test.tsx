import type { CatalogEntry } from '@heed/contracts'
import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { makeHomeServer } from '../../../../test/aHome.ts'
import { answer, FakeServer, refuse } from '../../../../test/fakeServer.ts'
import { renderApp } from '../../../../test/renderPage.tsx'

const anEntry = (subjectId: number, own: Partial<CatalogEntry> = {}): CatalogEntry => ({
  category: 'Email and messages',
  title: `Subject ${subjectId}`,
  description: `About ${subjectId}`,
  subject_id: subjectId,
  duration: 97,
  type: 1,
  thumb: null,
  ...own,
})
const categories = [
  {
    name: 'Email and messages',
    subjects: [anEntry(101), anEntry(102, { type: 3, duration: 133 }), anEntry(103, { type: 4 })],
  },
  { name: 'Money and fraud', subjects: [anEntry(201)] },
]
const catalogCall = 'GET /companies/11/catalog'
const serveCatalog = (reply: unknown = { categories }) => new FakeServer().on(catalogCall, reply)
const findTitles = async () =>
  (await screen.findAllByRole('heading', { level: 3 })).map((one) => one.textContent)

describe('the catalogue', () => {
  it('lists subjects by category, with counts and interactive subjects marked', async () => {
    await renderApp({ at: '/catalog/', server: serveCatalog() })
    const mails = within(await screen.findByRole('region', { name: 'Email and messages' }))
    // A package isn't a video.
    expect(mails.getByText('2 videos · 1 package')).toBeTruthy()
    const [film, decision] = await mails.findAllByRole('article')
    expect(within(film as HTMLElement).queryByText('Interactive')).toBeNull()
    expect(within(film as HTMLElement).getByText('1 min 37 sec')).toBeTruthy()
    expect(within(decision as HTMLElement).getByText('Interactive')).toBeTruthy()
    expect(mails.getByRole('link', { name: 'Subject 101' }).getAttribute('href')).toBe(
      '/catalog/subject/101/',
    )
    expect(within(screen.getByRole('region', { name: 'Money and fraud' })).getByText('1 video')).toBeTruthy()
    expect(screen.getByRole('link', { name: 'Back to content' }).getAttribute('href')).toBe('/content/')
  })

  it('shows one category or all, depending on the address', async () => {
    const { user, address } = await renderApp({
      at: '/catalog/?category=money_and_fraud',
      server: serveCatalog(),
    })
    expect(await findTitles()).toEqual(['Subject 201'])
    const tabs = within(screen.getByRole('navigation', { name: 'Category' }))
    expect(tabs.getByRole('link', { current: 'page' }).textContent).toMatch(/^Money and fraud/)
    await user.click(tabs.getByRole('link', { name: /^All/ }))
    expect(address()).toBe('/catalog/')
    await waitFor(async () =>
      expect(await findTitles()).toEqual(['Subject 101', 'Subject 102', 'Subject 103', 'Subject 201']),
    )
    expect(tabs.getByRole('link', { current: 'page' }).textContent).toMatch(/^All/)
    await user.click(tabs.getByRole('link', { name: /^Email/ }))
    expect(address()).toBe('/catalog/?category=email_and_messages')
  })

  it('reports an unknown category and links to all', async () => {
    const { user, address } = await renderApp({ at: '/catalog/?category=nowhere', server: serveCatalog() })
    expect(await screen.findByText('There is no content to display')).toBeTruthy()
    expect(screen.getByText("There's no category called “nowhere”.")).toBeTruthy()
    await user.click(
      within(screen.getByRole('main')).getAllByRole('link', { name: 'All' }).at(-1) as HTMLElement,
    )
    expect(address()).toBe('/catalog/')
  })

  it('shows why loading failed, and retries', async () => {
    const server = serveCatalog(answer(500, { message: 'The catalogue is down' }))
    const { user } = await renderApp({ at: '/catalog/', server })
    expect((await screen.findByRole('note')).textContent).toContain('The catalogue is down')
    server.on(catalogCall, { categories })
    await user.click(screen.getByRole('button', { name: 'Try again' }))
    expect(await findTitles()).toHaveLength(4)
  })

  it('redirects a company without trainings to the dashboard', async () => {
    const subscription = {
      subscription_code: 'p',
      subscription_name: 'P',
      subscription_type: 'partner',
      package_users: 9,
    }
    const { address } = await renderApp({
      at: '/catalog/',
      server: makeHomeServer(),
      company: { subscription },
    })
    await waitFor(() => expect(address()).toBe('/'))
  })
})

describe('a catalogue subject', () => {
  const subject = {
    id: 102,
    subject_id: 102,
    title: 'Monday morning inbox',
    description: 'Three mails, three decisions.',
    duration: 133,
    thumb: null,
    type: 3,
    languages: ['en'],
    notes: [],
    questions_count: 2,
    keyBehaviours: [{ id: 11, kbName: 'Checks sender and links' }],
    disabled: false,
    availableForBeta: true,
  }
  const one = 'GET /companies/11/subjects/102'

  it('shows its details and leads back to the same category', async () => {
    const server = serveCatalog().on(one, subject)
    const { user, address } = await renderApp({ at: '/catalog/?category=email_and_messages', server })
    await user.click(await screen.findByRole('link', { name: 'Subject 102' }))
    await screen.findByRole('heading', { level: 1, name: 'Monday morning inbox' })
    for (const text of [
      'Interactive',
      'Three mails, three decisions.',
      '2 min 13 sec',
      'English',
      'Checks sender and links',
    ])
      expect(screen.getByText(text)).toBeTruthy()
    await user.click(screen.getByRole('link', { name: 'Back to the catalogue' }))
    expect(address()).toBe('/catalog/?category=email_and_messages')
  })

  it.each([
    ['99', refuse(404, 'There is no such subject')],
    ['abc', undefined],
  ])('with the unknown ID %s is reported as not found', async (id, reply) => {
    const server = serveCatalog().on(`GET /companies/11/subjects/${id}`, reply)
    await renderApp({ at: `/catalog/subject/${id}/`, server })
    expect(await screen.findByRole('heading', { name: 'Subject not found' })).toBeTruthy()
  })
})
