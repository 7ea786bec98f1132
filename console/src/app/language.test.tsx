import { act, screen, waitFor } from '@testing-library/react'
import i18next from 'i18next'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { makeHomeServer } from '../../test/aHome.ts'
import { answer, FakeServer } from '../../test/fakeServer.ts'
import { makeTestSetup, renderApp } from '../../test/renderPage.tsx'
import { textFiles } from '../lib/textFiles.ts'
import { firstTexts, getTextLanguages, loadTexts } from '../lib/texts.ts'

const englishPath = /^\.\.\/locales\/en\//

/** Simulates a translated file by adding marks around every English text. */
const translateTexts = (texts: unknown): unknown =>
  typeof texts === 'string'
    ? `«${texts}»`
    : Object.fromEntries(Object.entries(texts as object).map(([key, text]) => [key, translateTexts(text)]))

/** Adds a second language folder beside the English one. */
function addFaroeseTexts(): void {
  for (const [section, texts] of Object.entries(firstTexts))
    textFiles[`../locales/fo/${section}.json`] = async () => translateTexts(texts) as object as never
  for (const [path, load] of Object.entries(textFiles).filter(([path]) => englishPath.test(path)))
    textFiles[path.replace('/en/', '/fo/')] = async () => translateTexts(await load()) as never
}

const builtInLanguages = getTextLanguages()

beforeEach(addFaroeseTexts)
afterEach(async () => {
  for (const path of Object.keys(textFiles)) if (path.includes('/fo/')) delete textFiles[path]
  await i18next.changeLanguage('en')
})

it('a language is detected from its folder and uses its own formats', async () => {
  expect(getTextLanguages()).toEqual(new Set([...builtInLanguages, 'fo']))
  const event = {
    id: 2,
    eventId: 3,
    name: 'Passwords',
    type: 'training',
    date: '2026-03-20T12:00:00.000Z',
    status: 0,
  }
  const server = makeHomeServer().on('GET /companies/11/events?m=2026-03', { events: [event] })
  const { root } = await renderApp({ server })
  await screen.findByText(', reaching 1,200 employees')
  await act(async () => root.locale.use(['fo-FO', 'en']))
  expect(await screen.findByText('«, reaching 1.200 employees»')).toBeTruthy()
  expect(await screen.findByText('20. mar.')).toBeTruthy()
  expect(screen.getByRole('link', { name: /^20\. mar\..*«Training» · 12:00/ })).toBeTruthy()
  expect(screen.getByRole('heading', { name: '«New subjects»' })).toBeTruthy()
  expect(screen.getAllByRole('link', { name: '«Employees»' })).toHaveLength(1)
  expect(root.formats.language).toBe('fo')
  await waitFor(() => expect(document.documentElement.lang).toBe('fo'))
})

it('a language loads sections that are requested later', async () => {
  const { root } = makeTestSetup({ as: 'nobody' })
  await root.locale.use(['fo'])
  await loadTexts('inputs', 'incidents')
  expect([i18next.t('inputs.dates.ok'), i18next.t('incidents.title')]).toEqual(['«OK»', '«Incidents»'])
})

it("a host's texts override a language's own texts, which remain if the host fails", async () => {
  const config = { locales: ['en', 'fo'] }
  const texts = { auth: { signIn: 'Innrita' } }
  const answering = new FakeServer().on('GET /locales/fo.json', texts)
  await makeTestSetup({ as: 'nobody', server: answering, config }).root.locale.use(['fo'])
  await loadTexts('auth')
  expect([i18next.t('auth.signIn'), i18next.t('auth.signUp')]).toEqual(['Innrita', '«Sign up»'])
  await i18next.changeLanguage('en')
  const failing = new FakeServer().on('GET /locales/fo.json', answer(404))
  await makeTestSetup({ as: 'nobody', server: failing, config }).root.locale.use(['fo'])
  expect([failing.calls.length, i18next.t('auth.signUp')]).toEqual([1, '«Sign up»'])
})

it("the language falls back to English if its texts can't be loaded", async () => {
  const gone = async () => Promise.reject(new Error('gone'))
  for (const section of ['shell', 'kit']) textFiles[`../locales/nn/${section}.json`] = gone
  const { root } = makeTestSetup({ as: 'nobody' })
  await root.locale.use(['nn'])
  expect([i18next.language, root.formats.language]).toEqual(['en', 'en'])
  await loadTexts('kit')
})
