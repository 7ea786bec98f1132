import { lessonItem, lessonsAbout } from '@heed/contracts/mail/campaignLetter'
import { screen } from '@testing-library/react'
import { useState } from 'react'
import { expect, it } from 'vitest'
import { FakeServer } from '../../../../test/fakeServer.ts'
import { readMailPreview } from '../../../../test/mail.ts'
import { renderPage } from '../../../../test/renderPage.tsx'
import { loadTexts } from '../../../lib/texts.ts'
import { IntroInput } from './IntroInput.tsx'
import { MailPreview } from './MailPreview.tsx'

await loadTexts('campaigns', 'inputs')

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
        off="It begins with its lessons."
        preview={
          <MailPreview
            kind="training"
            message={value.message}
            said={(language) => ({
              about: lessonsAbout(language, titles.length),
              words: [],
              items: titles.map((title) => lessonItem(language, { title, seconds: 150 })),
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

async function open({ enabled = true, message: text = '', markdown = '', ...options }: Options = {}) {
  const { titles = ['Passwords', 'Phishing'], hasTwin = true, ...rest } = options
  const view = await renderPage(
    <Form first={{ enabled, message: text, markdown }} titles={titles} hasTwin={hasTwin} />,
    rest,
  )
  const mail = () => readMailPreview().inBody
  const value = () => JSON.parse(view.container.querySelector('output')?.textContent ?? '') as typeof start
  return {
    ...view,
    mail,
    value,
    onOff: screen.getByRole('switch', { name: 'Start with your own message' }),
  }
}

it('is off at first, and what was written is there when it is on again', async () => {
  const { user, onOff, mail, value } = await open({ enabled: false, message, markdown: 'Hæ' })
  expect(screen.getByText('It begins with its lessons.')).toBeTruthy()
  expect(screen.queryByText('Slack and Teams version')).toBeNull()
  await user.click(onOff)
  expect(mail().getByText('ours').tagName).toBe('STRONG')
  await user.click(onOff)
  expect(value()).toEqual({ enabled: false, message, markdown: 'Hæ' })
})

it('has no twin where it goes out by email alone', async () => {
  await open({ message, hasTwin: false })
  expect(screen.queryByText('Slack and Teams version')).toBeNull()
})

it('says how much of it Slack and Teams show, and where they cut it', async () => {
  const first = await open({ message, markdown: 'x'.repeat(5000) })
  expect(screen.getByText(/^5,000 of 5,000 characters for Slack and Teams\./)).toBeTruthy()
  const cut = 'Slack and Teams will show only the first 5,000, then a link to the full text.'
  expect(screen.queryByText(cut)).toBeNull()
  first.unmount()
  await open({ message, markdown: 'x'.repeat(5001) })
  expect(screen.getByText(/^5,001 of 5,000 characters/)).toBeTruthy()
  expect(screen.getByText(cut).getAttribute('role')).toBe('status')
})

it('names the language that the mail comes in, where it is another one', async () => {
  const server = new FakeServer().on('GET /languages/all', {
    languages: [{ code: 'is', name: 'íslenska', english_name: 'Icelandic' }],
  })
  await open({ message, server, company: { defaultLanguage: 'is' } })
  expect(await screen.findByText(/^Shown in Icelandic, the company's default language/)).toBeTruthy()
  expect(readMailPreview().subject).toBe('Norðurljós ehf.: kennslustundir fyrir þig: 2')
  expect(readMailPreview().inBody.getByText('Góðan dag, Ása Jónsdóttir,')).toBeTruthy()
})

it('shows the mail with its words, list and link, between the company’s own', async () => {
  const settings = {
    'ui.email.trainingHeader': '<h2>Security at Norðurljós</h2>',
    'ui.email.trainingFooter': 'Questions? Ask <strong>IT</strong>.',
  }
  const { mail } = await open({ message, company: { settings } })
  expect(readMailPreview().subject).toBe('Norðurljós ehf.: 2 lessons for you')
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

it('shows nothing that no mail may hold', async () => {
  const { mail } = await open({
    message:
      '<p onclick="x()">Hi<script>alert(1)</script><img src=x onerror=alert(1)> <a href="javascript:x()">there</a></p>',
    titles: ['One'],
  })
  expect(readMailPreview().body.querySelector('script, img, [onclick]')).toBeNull()
  expect(
    mail()
      .getAllByRole('link')
      .map(({ textContent }) => textContent),
  ).toEqual(['support@heed.example'])
})

it('names nobody where tracking is anonymous', async () => {
  const { mail } = await open({ message, company: { anonymousTracking: true } })
  expect(mail().getByText('Hello,')).toBeTruthy()
})

it('is white also where the console is dark', async () => {
  await open({ message })
  expect(screen.getByRole('group', { name: 'Email preview' }).dataset.theme).toBe('light')
  expect(readMailPreview().body.style.backgroundColor).toBe('#f2f2f5')
})

it('writes its markdown twin beside it as it is written', async () => {
  const { user, value } = await open()
  expect(screen.getByText('No text yet')).toBeTruthy()
  await user.click(await screen.findByRole('button', { name: 'Markdown' }))
  await user.type(await screen.findByRole('textbox', { name: 'Message' }), 'Mind **this**')
  expect(value()).toMatchObject({
    message: '<p>Mind <strong>this</strong></p>',
    markdown: 'Mind **this**',
  })
})

it('says that it needs words, once it is left without', async () => {
  const { user, onOff } = await open({ message: '<p> </p>' })
  await user.click(await screen.findByRole('button', { name: 'Markdown' }))
  expect(screen.queryByText('Write the intro message, or switch it off')).toBeNull()
  await user.click(await screen.findByRole('textbox', { name: 'Message' }))
  await user.click(onOff)
  await user.click(onOff)
  expect(await screen.findByText('Write the intro message, or switch it off')).toBeTruthy()
})
