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
    ['a video', { subjectType: 1, duration: 97 }, 'Video · 1 min 37 sec · 2 languages', null],
    ['a decision video', { subjectType: 3 }, '2 languages', 'Interactive'],
    ['a packaged quiz', { subjectType: 4, languages: ['en'] }, 'Package with a quiz · English', null],
  ])('for %s shows its kind and details', async (_, own, facts, badge) => {
    await open({ server: serveContent([anItem('training', 7, own)]) })
    const card = within(await screen.findByRole('article'))
    expect(card.getByText(facts)).toBeTruthy()
    expect(card.queryByText('Interactive')?.textContent ?? null).toBe(badge)
  })

  it("shows a scenario's area and difficulty, and a material's kind", async () => {
    await open({
      server: serveContent([
        anItem('assessment', 1, { difficulty: 3, duration: 60 }),
        anItem('material', 1, { tags: ['Poster', 'Doors'] }),
      ]),
    })
    expect(await screen.findByText('Phishing · Advanced · 1 min · 2 languages')).toBeTruthy()
    expect(screen.getByText('Poster · 2 languages')).toBeTruthy()
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

  it('for imported content links to its page', async () => {
    const own = anItem('training', 100_001, { title: 'Own', tags: ['Custom Content'], subjectType: 2 })
    await open({ server: serveContent([own]) })
    const card = within(await screen.findByRole('article'))
    expect(card.getByText('Custom Content')).toBeTruthy()
    expect(card.getByRole('link', { name: 'Own' }).getAttribute('href')).toBe('/content/100001/')
  })

  const trial = {
    trial_ends: '2026-04-01T00:00:00.000Z',
    subscription: aSubscription({ subscription_type: 'trial' }),
  }
  it.each([
    ["the plan doesn't include it", {}, { disabled: true }, "Your plan doesn't include this item."],
    [
      'the plan includes no trainings',
      { packages: [] },
      { disabled: true },
      'Trainings are unavailable in your current plan',
    ],
    ["the trial doesn't include it", trial, { availableForBeta: false }, 'Not included in the free trial.'],
  ])('is locked if %s, with the reason and an upgrade link', async (_, company, own, reason) => {
    await open({ company, server: serveContent([anItem('training', 7, own)]) })
    const card = within(await screen.findByRole('article'))
    expect(card.getByText('Not in your plan')).toBeTruthy()
    expect(card.getByText(reason)).toBeTruthy()
    expect(card.getByRole('link', { name: 'Upgrade now' }).getAttribute('href')).toBe(
      '/subscriptions/upgrade/',
    )
    expect(card.getByRole('button', { name: /^Preview / })).toBeTruthy()
  })

  it('that is locked shows a contact link to partner customers and none to viewers', {
    tags: 'slow',
  }, async () => {
    const subscription = aSubscription({
      subscription_type: 'partner',
      subscription_definition: { trainingSubjects: [1] },
    })
    const server = () => serveContent([anItem('assessment', 7, { disabled: true })])
    const { unmount } = await open({ company: { subscription }, server: server() })
    expect(await screen.findByText('Assessments are unavailable in your current plan')).toBeTruthy()
    expect(screen.getByRole('link', { name: 'Contact to upgrade' }).getAttribute('href')).toBe(
      'mailto:support@heed.example',
    )
    unmount()
    await open({ as: 'viewer', server: server() })
    await screen.findByText('Not in your plan')
    expect(screen.queryByRole('link', { name: /upgrade/i })).toBeNull()
  })
})
