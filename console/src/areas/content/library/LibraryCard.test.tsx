import { aSubscription } from '@heed/fixtures/factories'
import { screen, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { FakeServer } from '../../../../test/fakeServer.ts'
import { renderApp } from '../../../../test/renderPage.tsx'
import { anItem } from '../testing/items.ts'

const serveContent = (content: unknown) => new FakeServer().on('GET /companies/11/content', { content })
const open = (options: Parameters<typeof renderApp>[0]) => renderApp({ at: '/content/', ...options })

describe('a library card', () => {
  it.each([
    ['a video', { subjectType: 1, duration: 97 }, '2 min · Email and messages', 'Video', null],
    ['a decision video', { subjectType: 3 }, 'Email and messages', undefined, 'Interactive'],
    [
      'a packaged quiz',
      { subjectType: 4, languages: ['en'] },
      'Email and messages · English',
      'Package with a quiz',
      null,
    ],
  ])('for %s shows its kind and details', async (_, own, facts, kind, badge) => {
    await open({ server: serveContent([anItem('training', 7, own)]) })
    const card = within(await screen.findByRole('article'))
    expect(card.getByText(facts)).toBeTruthy()
    expect(
      card
        .queryByText(kind ?? 'Video')
        ?.closest('[data-tip]')
        ?.getAttribute('data-tip'),
    ).toBe(kind)
    expect(card.queryByText('Interactive')?.textContent ?? null).toBe(badge)
  })

  it("shows a scenario's area and difficulty, and a material's kind", async () => {
    await open({
      server: serveContent([
        anItem('assessment', 1, { difficulty: 3, duration: 60 }),
        anItem('material', 1, { tags: ['Poster', 'Doors'] }),
      ]),
    })
    expect(await screen.findByText('Phishing · Advanced · 1 min')).toBeTruthy()
    expect(screen.getByText('Poster')).toBeTruthy()
  })

  it("counts its languages only if the content isn't available in all of them", async () => {
    const codes = ['en', 'is', 'de']
    const content = [anItem('training', 1), anItem('training', 2, { languages: codes })]
    const languages = codes.map((code) => ({ code, english_name: code, name: code }))
    await open({ server: serveContent(content).on('GET /languages/all', { languages }) })
    await screen.findByText('training 1')
    expect(screen.getByText('Email and messages · 2 languages')).toBeTruthy()
    expect(screen.getByText('Email and messages')).toBeTruthy()
  })

  it.each([
    ['de', '/hang-up.de.svg'],
    ['is', '/hang-up.en.svg'],
  ])("shows a poster's picture in %s if there is one", async (language, picture) => {
    const files = { de: { file: '/hang-up.de.svg', originalName: 'hang-up.de.svg' } }
    const poster = anItem('material', 1, { image: '/hang-up.en.svg', files, languages: ['de', 'is'] })
    await open({ server: serveContent([poster]), at: `/content/?content.language=${language}` })
    const card = await screen.findByRole('article')
    expect(card.querySelector('img')?.getAttribute('src')).toBe(picture)
  })

  it("marks its title and text with their languages, which can differ from the page's", async () => {
    const translations = [
      { language: 'en', title: 'training 7' },
      { language: 'is', title: 'Veiðar' },
    ]
    await open({
      server: serveContent([anItem('training', 7, { translations })]),
      at: '/content/?content.language=is',
    })
    const title = (await screen.findByText('Veiðar')).closest('[lang]')
    const text = screen.getByText('What training 7 is about').closest('[lang]')
    expect([title?.getAttribute('lang'), text?.getAttribute('lang')]).toEqual(['is', 'en'])
  })

  it('draws a scenario without a picture after its area', async () => {
    const tags = (area: string) => ({ tags: [area] })
    const server = serveContent([
      anItem('assessment', 1, tags('Phishing')),
      anItem('assessment', 2, tags('Phishing')),
      anItem('assessment', 3, tags('Passwords')),
      anItem('assessment', 4, { ...tags('Phishing'), thumb: '/thumbs/4.svg' }),
    ])
    await open({ server })
    const [first, second, other, pictured] = await screen.findAllByRole('article')
    const readDrawing = (card: HTMLElement | undefined) => card?.firstElementChild?.innerHTML
    expect(readDrawing(first)).toContain('<svg')
    expect(readDrawing(second)).toBe(readDrawing(first))
    expect(readDrawing(other)).not.toBe(readDrawing(first))
    expect(pictured?.querySelector('img')?.getAttribute('src')).toBe('/thumbs/4.svg')
  })

  it('for imported content links to its page', async () => {
    const own = anItem('training', 100_001, { title: 'Own', tags: ['Custom Content'], subjectType: 2 })
    await open({ server: serveContent([own]) })
    const card = within(await screen.findByRole('article'))
    expect(card.getByText('Custom Content')).toBeTruthy()
    expect(card.getByRole('link', { name: 'Own' }).getAttribute('href')).toBe('/content/100001/')
  })
})

describe('a locked section', () => {
  const trial = {
    trial_ends: '2026-04-01T00:00:00.000Z',
    subscription: aSubscription({ subscription_type: 'trial' }),
  }
  it.each([
    ["the plan doesn't include it", {}, { disabled: true }, "Your plan doesn't include these items."],
    [
      'the plan includes no trainings',
      { packages: [] },
      { disabled: true },
      'Trainings are unavailable in your current plan',
    ],
    ["the trial doesn't include it", trial, { availableForBeta: false }, 'Not included in the free trial.'],
  ])('says so once, with an upgrade link, if %s', async (_, company, own, reason) => {
    await open({
      company,
      server: serveContent([anItem('training', 7, own), anItem('training', 8, own)]),
    })
    expect(await screen.findAllByText(reason)).toHaveLength(1)
    const upgrade = screen.getByRole('link', { name: 'Upgrade now: Training subjects' })
    expect(upgrade.getAttribute('href')).toBe('/subscriptions/upgrade/')
    const cards = await screen.findAllByRole('article')
    expect(cards).toHaveLength(2)
    expect(screen.queryByText('Not in your plan')).toBeNull()
    for (const card of cards) expect(card.hasAttribute('data-locked')).toBe(true)
  })

  it('marks its locked cards if others are available', async () => {
    await open({ server: serveContent([anItem('training', 7), anItem('training', 8, { disabled: true })]) })
    expect(await screen.findByText("Your plan doesn't include the locked items.")).toBeTruthy()
    const [available, locked] = (await screen.findAllByRole('article')).map((card) => within(card))
    expect(available?.queryByText('Not in your plan')).toBeNull()
    expect(locked?.getByText('Not in your plan')).toBeTruthy()
    expect(locked?.getByRole('button', { name: 'training 8' })).toBeTruthy()
  })

  it('shows a contact link to partner customers and none to viewers', { tags: 'slow' }, async () => {
    const subscription = aSubscription({
      subscription_type: 'partner',
      subscription_definition: { trainingSubjects: [1] },
    })
    const server = () => serveContent([anItem('assessment', 7, { disabled: true })])
    const { unmount } = await open({ company: { subscription }, server: server() })
    expect(await screen.findByText('Assessments are unavailable in your current plan')).toBeTruthy()
    const contact = screen.getByRole('link', { name: 'Contact to upgrade: Risk assessment scenarios' })
    expect(contact.getAttribute('href')).toBe('mailto:support@heed.example')
    unmount()
    await open({ as: 'viewer', server: server() })
    await screen.findByText("Your plan doesn't include these items.")
    expect(screen.queryByRole('link', { name: /upgrade/i })).toBeNull()
  })
})
