import { getManagerEmail } from '@heed/fixtures'
import { makeScenes, serverError } from './stage/scene.ts'

const admin = getManagerEmail('admin')
const makePagePath = (name: string) => `/_mock/pages/${name}/`

export const deskScenes = makeScenes('desk', [
  { name: 'desk-people', at: '/_mock/', show: (page) => page.getByText(admin).first().waitFor() },
  {
    name: 'desk-clock',
    at: makePagePath('clock'),
    show: (page) => page.getByRole('button', { name: 'Skip to next event' }).waitFor(),
  },
  {
    name: 'desk-clock-lines',
    at: makePagePath('clock'),
    async show(page) {
      await page.getByText('Command line').first().click()
      await page.getByText(/^curl .*P1M/).waitFor()
    },
  },
  {
    name: 'desk-outbox-empty',
    at: makePagePath('outbox'),
    show: (page) => page.getByText('No messages yet').waitFor(),
  },
  {
    name: 'desk-outbox',
    async show(page, world) {
      await world.advance('P7D')
      const [email] = await world.mails('lesson')
      await page.goto(`${makePagePath('outbox')}?mail=${email?.id}`)
      await page.getByText('Links in this message').waitFor()
    },
  },
  {
    name: 'desk-stories',
    at: makePagePath('stories'),
    async show(page) {
      const story = page.getByRole('region', { name: 'A bad day' })
      await story.getByRole('button', { name: 'Start here' }).first().click()
      await page.getByRole('link', { name: /^Open as/ }).waitFor()
    },
  },
  {
    name: 'desk-worlds',
    at: makePagePath('worlds'),
    show: (page) => page.getByText('trial-expired').first().waitFor(),
  },
  {
    name: 'desk-make-world',
    at: makePagePath('worlds'),
    async show(page) {
      await page.getByRole('button', { name: 'Create world' }).click()
      await page.getByRole('dialog').waitFor()
    },
  },
  {
    name: 'desk-faults',
    async show(page, world) {
      await world.addFaults({ operation: 'lists.create', status: 503, chance: 0.5, count: 3 })
      await page.goto(makePagePath('faults'))
      await page.getByText('lists.create · returns 503').waitFor()
    },
  },
  {
    name: 'desk-requests',
    async show(page, world) {
      const person = await world.person(admin)
      await world.call(person, 'get', '/auth/user')
      await world.call(person, 'get', '/companies/99/lists')
      await page.goto(makePagePath('requests'))
      await page.getByRole('row', { name: /99/ }).getByRole('button').first().click()
      await page.getByText('Reason for refusal').waitFor()
    },
  },
  {
    name: 'desk-requests-empty',
    at: makePagePath('requests'),
    show: (page) => page.getByText('No calls yet').waitFor(),
  },
  {
    name: 'desk-journal',
    async show(page, world) {
      await world.advance('P1D')
      await page.goto(makePagePath('journal'))
      await page.getByRole('row', { name: /clock/ }).getByRole('button').first().click()
      await page.getByRole('region', { name: /rows$/ }).waitFor()
    },
  },
  {
    name: 'desk-data',
    at: makePagePath('data'),
    show: (page) => page.getByText('companies 1').first().waitFor(),
  },
  {
    name: 'desk-not-loaded',
    async show(page) {
      await page.route('**/_mock/outbox/heads?*', (route) => route.fulfill(serverError))
      await page.goto(makePagePath('outbox'))
      await page.getByRole('button', { name: 'Try again' }).waitFor()
    },
  },
  {
    name: 'desk-nowhere',
    at: makePagePath('nowhere'),
    show: (page) => page.getByText('Page not found').waitFor(),
  },
])
