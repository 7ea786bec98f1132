import { screen, within } from '@testing-library/react'
import { describe, expect, it, test } from 'vitest'
import { FakeServer, failRequest } from '../../../../test/fakeServer.ts'
import { readEmailPreview } from '../../../../test/mail.ts'
import { aCompany } from '../../../../test/people.ts'
import { renderApp } from '../../../../test/renderPage.tsx'
import { chooseOption } from '../../../../test/select.ts'

const SAVE = 'PUT /companies/11/settings'
const start = {
  defaultLanguage: 'en',
  languages: [{ code: 'en' }, { code: 'is' }],
  settings: { 'ui.email.trainingFooter': '<p>Questions? Ask <strong>IT</strong>.</p>' },
}
const languages = [
  { code: 'en', english_name: 'English', name: 'English' },
  { code: 'is', english_name: 'Icelandic', name: 'Íslenska' },
]

async function open({ at = '/settings/email/', ...options }: Parameters<typeof renderApp>[0] = {}) {
  const server = options.server ?? new FakeServer()
  server.on('GET /languages/all', { languages })
  const view = await renderApp({ company: start, ...options, at, server })
  await screen.findByRole('heading', { level: 1, name: 'Email settings' })
  const part = (name: string) => within(screen.getByRole('region', { name }))
  const mail = () => readEmailPreview().inBody
  /** The text is typed as markdown, because the rich text editor doesn't run in the test browser. */
  const write = async (name: string, text: string) => {
    await view.user.click(await part(name).findByRole('button', { name: 'Markdown' }))
    await view.user.type(await part(name).findByRole('textbox', { name }), text)
  }
  const press = (name: string) => view.user.click(screen.getByRole('button', { name }))
  return { ...view, server, part, mail, write, press }
}

const readTabs = () =>
  within(screen.getByRole('navigation', { name: 'Email settings' }))
    .getAllByRole('link')
    .map(({ textContent }) => textContent?.trim())

describe('the email settings page', () => {
  it('has tabs for training, reminder and assessment emails', async () => {
    await open()
    expect(readTabs()).toEqual(['Training', 'Reminders', 'Assessments'])
  })

  it('has no assessment tab when assessments are switched off', async () => {
    await open({
      at: '/settings/email/?kind=assessment',
      company: { ...start, settings: { ...start.settings, 'ui.assessments': '0' } },
    })
    expect(readTabs()).toEqual(['Training', 'Reminders'])
    expect(readEmailPreview().subject).toBe('Norðurljós ehf.: a lesson for you')
  })

  it('previews the typed text in the email, next to its markdown version', { tags: 'slow' }, async () => {
    const { write, mail, part } = await open()
    expect(mail().getByText('IT').tagName).toBe('STRONG')
    await write('Header', 'It takes **three** minutes <script>')
    expect(mail().getByText('three').tagName).toBe('STRONG')
    expect(readEmailPreview().body.querySelector('script')).toBeNull()
    expect(part('Header').getByText('Changed')).toBeTruthy()
    expect(part('Header').getByText(/It takes \*\*three\*\* minutes/, { selector: 'pre' })).toBeTruthy()
    expect(readTabs()[0]).toContain('Training')
    expect(screen.getByText('Unsaved changes in Training')).toBeTruthy()
    expect(
      screen.getByText(/^heed api settings\.save --company 11 --settings .*mrkdwn_trainingHeader/),
    ).toBeTruthy()
  })

  it('previews the email in the selected language', async () => {
    const { user, mail } = await open({ at: '/settings/email/?kind=reminder' })
    expect(readEmailPreview().subject).toBe('Norðurljós ehf.: Reminder: a lesson for you')
    await chooseOption(user, screen.getByRole('combobox', { name: 'Language' }), 'Icelandic')
    expect(readEmailPreview().subject).toBe('Norðurljós ehf.: Áminning: kennslustund fyrir þig')
    expect(mail().getByText('Góðan dag, Ása Jónsdóttir,')).toBeTruthy()
    await user.click(screen.getByRole('radio', { name: 'Phone' }))
    expect(screen.getByRole('group', { name: 'Email preview' }).parentElement?.style.maxWidth).toBe('343px')
  })

  it('greets no one by name when tracking is anonymous', async () => {
    const { mail } = await open({ company: { ...start, anonymousTracking: true } })
    expect(mail().getByText('Hello,')).toBeTruthy()
  })

  it('saves all changed texts together, each with its markdown version and nothing else', {
    tags: 'slow',
  }, async () => {
    const server = new FakeServer().on(SAVE, { success: true, settings: {} })
    const { user, write, press, address } = await open({ server })
    await write('Header', 'One')
    await user.click(screen.getByRole('link', { name: 'Reminders' }))
    expect(address()).toBe('/settings/email/?kind=reminder')
    await write('Footer', 'Two **times**')
    expect(screen.getByText('Unsaved changes in Training, Reminders')).toBeTruthy()
    const saved = {
      'ui.email.trainingHeader': '<p>One</p>',
      'ui.email.mrkdwn_trainingHeader': 'One',
      'ui.email.reminderFooter': '<p>Two <strong>times</strong></p>',
      'ui.email.mrkdwn_reminderFooter': 'Two **times**',
    }
    server.on('GET /companies/11', aCompany({ role: 1, ...start, settings: { ...start.settings, ...saved } }))
    await press('Save changes')
    expect(await screen.findByText('Email settings saved')).toBeTruthy()
    expect(server.listCalls(SAVE).map(({ body }) => body)).toEqual([saved])
    expect(screen.queryByRole('button', { name: 'Save changes' })).toBeNull()
  })

  it("keeps the text when the server isn't responding, and asks before leaving", async () => {
    const { user, write, press, root } = await open({ server: new FakeServer().on(SAVE, failRequest) })
    await write('Header', 'One')
    await press('Save changes')
    expect(await screen.findByText(/The server isn't responding/)).toBeTruthy()
    await user.click(screen.getByRole('link', { name: 'Admins' }))
    await user.click(await screen.findByRole('button', { name: 'Keep editing' }))
    expect(root.drafts.read('11/email')).toMatchObject({ trainingHeader: '<p>One</p>' })
    await user.click(await screen.findByRole('button', { name: 'Discard' }))
    expect(screen.queryByText('Changed')).toBeNull()
  })
})

test.each(['viewer', 'manager'] as const)("a %s can't open the email settings page", async (as) => {
  await renderApp({ at: '/settings/email/', as })
  expect(await screen.findByText('Authorized personal only')).toBeTruthy()
})
