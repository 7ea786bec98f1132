import { createLessonItem, formatLessonsSubject } from '@heed/contracts/mail/campaignLetter'
import { screen } from '@testing-library/react'
import { useState } from 'react'
import { expect, it } from 'vitest'
import { FakeServer } from '../../../../test/fakeServer.ts'
import { readEmailPreview } from '../../../../test/mail.ts'
import { renderPage } from '../../../../test/renderPage.tsx'
import { loadTexts } from '../../../lib/texts.ts'
import { EmailPreview } from './EmailPreview.tsx'
import { IntroInput } from './IntroInput.tsx'

await loadTexts('campaigns')

const message =
  '<p>Hæ, this is <strong>ours</strong>.</p><ul><li>Read <a href="https://heed.example/why">why</a></li></ul>'
const start = { enabled: true, message: '', markdown: '' }

type FormProps = { first: typeof start; titles: readonly string[]; hasTwin?: boolean }

function Form({ first, titles, hasTwin = true }: FormProps) {
  const [value, setValue] = useState(first)
  return (
    <>
      <IntroInput
        value={value}
        onChange={(change) => setValue({ ...value, ...change })}
        offText="It begins with its lessons."
        preview={
          <EmailPreview
            kind="training"
            message={value.message}
            getWords={(language) => ({
              about: formatLessonsSubject(language, titles.length),
              words: [],
              items: titles.map((title) => createLessonItem(language, { title, seconds: 150 })),
            })}
          />
        }
        hasTwin={hasTwin}
      />
      <output>{JSON.stringify(value)}</output>
    </>
  )
}

type Options = NonNullable<Parameters<typeof renderPage>[1]> &
  Partial<typeof start> & { titles?: string[]; hasTwin?: boolean }

async function openForm({ enabled = true, message: text = '', markdown = '', ...options }: Options = {}) {
  const { titles = ['Passwords', 'Phishing'], hasTwin = true, ...rest } = options
  const view = await renderPage(
    <Form first={{ enabled, message: text, markdown }} titles={titles} hasTwin={hasTwin} />,
    rest,
  )
  const mail = () => readEmailPreview().inBody
  const value = () => JSON.parse(view.container.querySelector('output')?.textContent ?? '') as typeof start
  return {
    ...view,
    mail,
    value,
    onOff: screen.getByRole('switch', { name: 'Start with your own message' }),
  }
}

it("the intro message is kept while it's off and shown when switched on", async () => {
  const { user, onOff, mail, value } = await openForm({ enabled: false, message, markdown: 'Hæ' })
  expect(screen.getByText('It begins with its lessons.')).toBeTruthy()
  expect(screen.queryByText('Slack and Teams version')).toBeNull()
  await user.click(onOff)
  expect(mail().getByText('ours').tagName).toBe('STRONG')
  await user.click(onOff)
  expect(value()).toEqual({ enabled: false, message, markdown: 'Hæ' })
})

it('the intro message has no Slack and Teams version when only email is used', async () => {
  await openForm({ message, hasTwin: false })
  expect(screen.queryByText('Slack and Teams version')).toBeNull()
})

it("the Slack and Teams version counts characters and says when it's cut", async () => {
  const first = await openForm({ message, markdown: 'x'.repeat(5000) })
  expect(screen.getByText(/^5,000 of 5,000 characters for Slack and Teams\./)).toBeTruthy()
  const cut = 'Slack and Teams will show only the first 5,000 characters, then a link to the full text.'
  expect(screen.queryByText(cut)).toBeNull()
  first.unmount()
  await openForm({ message, markdown: 'x'.repeat(5001) })
  expect(screen.getByText(/^5,001 of 5,000 characters/)).toBeTruthy()
  expect(screen.getByText(cut)).toBeTruthy()
})

it("the email preview names the company's default language if it differs", async () => {
  const server = new FakeServer().on('GET /languages/all', {
    languages: [{ code: 'is', name: 'íslenska', english_name: 'Icelandic' }],
  })
  await openForm({ message, server, company: { defaultLanguage: 'is' } })
  expect(await screen.findByText(/^Shown in Icelandic, the company's default language/)).toBeTruthy()
  expect(readEmailPreview().subject).toBe('Norðurljós ehf.: kennslustundir fyrir þig: 2')
  expect(readEmailPreview().inBody.getByText('Góðan dag, Ása Jónsdóttir,')).toBeTruthy()
})

it("the email preview shows the message between the company's header and footer", async () => {
  const settings = {
    'ui.email.trainingHeader': '<h2>Security at Norðurljós</h2>',
    'ui.email.trainingFooter': 'Questions? Ask <strong>IT</strong>.',
  }
  const { mail } = await openForm({ message, company: { settings } })
  expect(readEmailPreview().subject).toBe('Norðurljós ehf.: 2 lessons for you')
  expect(mail().getByRole('heading', { name: 'Security at Norðurljós' })).toBeTruthy()
  expect(mail().getByText('Hello Ása Jónsdóttir,')).toBeTruthy()
  const link = mail().getByRole('link', { name: 'why' })
  expect([link.getAttribute('href'), link.getAttribute('rel')]).toEqual([
    'https://heed.example/why',
    'noopener noreferrer',
  ])
  expect(
    mail()
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent),
  ).toEqual(['Read why'])
  expect(mail().getByText('Passwords').parentElement?.textContent).toBe('Passwords · 3 minutes')
  expect(mail().getByText('IT').tagName).toBe('STRONG')
})

it('the email preview removes scripts, images and unsafe links', async () => {
  const { mail } = await openForm({
    message:
      '<p onclick="x()">Hi<script>alert(1)</script><img src=x onerror=alert(1)> <a href="javascript:x()">there</a></p>',
    titles: ['One'],
  })
  expect(readEmailPreview().body.querySelector('script, img, [onclick]')).toBeNull()
  expect(
    mail()
      .getAllByRole('link')
      .map(({ textContent }) => textContent),
  ).toEqual(['support@heed.example'])
})

it('the email preview greets without a name under anonymous tracking', async () => {
  const { mail } = await openForm({ message, company: { anonymousTracking: true } })
  expect(mail().getByText('Hello,')).toBeTruthy()
})

it('the email preview always uses the light theme', async () => {
  await openForm({ message })
  const preview = screen.getByRole('group', { name: 'Email preview' })
  expect((preview.lastElementChild as HTMLElement).dataset.theme).toBe('light')
  expect(readEmailPreview().body.style.backgroundColor).toBe('#f2f2f5')
})

it('typing the intro message also writes its Markdown version', async () => {
  const { user, value } = await openForm()
  expect(screen.getByText('No text yet')).toBeTruthy()
  await user.click(await screen.findByRole('button', { name: 'Markdown' }))
  await user.type(await screen.findByRole('textbox', { name: 'Message' }), 'Mind **this**')
  expect(value()).toMatchObject({
    message: '<p>Mind <strong>this</strong></p>',
    markdown: 'Mind **this**',
  })
})

it('an empty intro message is reported after leaving the field', async () => {
  const { user, onOff } = await openForm({ message: '<p> </p>' })
  await user.click(await screen.findByRole('button', { name: 'Markdown' }))
  expect(screen.queryByText('Write the intro message, or switch it off')).toBeNull()
  await user.click(await screen.findByRole('textbox', { name: 'Message' }))
  await user.click(onOff)
  await user.click(onOff)
  expect(await screen.findByText('Write the intro message, or switch it off')).toBeTruthy()
})
