import { describe, expect, it } from 'vitest'
import { computeContrast } from '../rules/branding/contrast.ts'
import { convertMarkdownToHtml } from '../rules/richText/markdown.ts'
import { createSlackMessage, createTeamsMessage } from './chatMessages.ts'
import { renderEmailHtml } from './emailHtml.ts'
import { renderEmailText } from './emailText.ts'
import type { Letter } from './letter.ts'
import { createFormattedText } from './writtenText.ts'

const letter: Letter = {
  language: 'de',
  brand: {
    name: 'Bjarg & co.',
    product: 'Heed',
    color: '#7a1f5c',
    support: 'help@heed.example',
    logo: null,
  },
  preheader: 'Passwords, <Phishing>',
  header: createFormattedText('<h2>From the board</h2>') ?? null,
  footer: createFormattedText('<p>The office</p>') ?? null,
  words: ['Hello <Ása>,', createFormattedText('<p>Welcome to all</p>') ?? ''],
  items: [
    { title: 'Passwords & keys', note: '3 minutes' },
    { title: '<b>Phishing</b>', note: '' },
  ],
  button: { label: 'Open the "lesson"', href: '/training/x' },
  notes: ['It does not open? https://my.heed.example/training/x'],
  reasons: ['Bjarg & co. sends you this with Heed.', 'Ask help@heed.example'],
}
const origin = 'https://my.heed.example'
const html = (more: Partial<Letter> = {}) =>
  renderEmailHtml({ subject: 'Lessons & more', letter: { ...letter, ...more }, origin })

const listVisibleTexts = (page: string): string[] =>
  page
    .replace(/<!--[\s\S]*?-->|<head>[\s\S]*?<\/head>/g, '')
    .split(/<[^>]+>/)
    .map((piece) => piece.replace(/&#(\d+);/g, (_, code) => String.fromCharCode(code)).replace(/\s+/g, ' '))
    .map((piece) => piece.replaceAll('&amp;', '&').trim())
    .filter(Boolean)

describe('message formats', () => {
  it('a score in an email has its coloured mark before number and word', () => {
    const page = html({ items: [{ title: 'Resilience score', note: '■ 65% Fair', markColor: '#d9b310' }] })
    expect(page).toContain('<span style="color:#d9b310">■</span> 65% Fair')
    expect(listVisibleTexts(page)).toEqual(expect.arrayContaining(['Resilience score', '·', '■', '65% Fair']))
  })

  it('an email shows every text unchanged, including special characters', () => {
    expect(listVisibleTexts(html())).toEqual([
      'Passwords, <Phishing>',
      'Bjarg & co.',
      'From the board',
      'Hello <Ása>,',
      'Welcome to all',
      'Passwords & keys',
      '· 3 minutes',
      '<b>Phishing</b>',
      'Open the "lesson"',
      'It does not open?',
      'https://my.heed.example/training/x',
      'The office',
      'Bjarg & co. sends you this with Heed.',
      'Ask',
      'help@heed.example',
    ])
    expect(html()).toContain('<html lang="de"')
    expect(html()).toContain('<title>Lessons &#38; more</title>')
    expect(html()).toContain('href="https://my.heed.example/training/x"')
    expect(html()).toContain('href="mailto:help@heed.example"')
    expect(html()).toContain('background:#7a1f5c')
  })

  it("an email with a logo names the brand in the logo's alternative text", () => {
    const logo = { href: '/files/logo.png', width: 97, height: 40 }
    const page = html({ brand: { ...letter.brand, logo } })
    const [picture = ''] = /<img [^>]*>/.exec(page) ?? []
    for (const part of [`src="${origin}/files/logo.png"`, 'alt="Bjarg &#38; co."', 'width="97"'])
      expect(picture).toContain(part)
    expect(listVisibleTexts(page)).not.toContain('Bjarg & co.')
  })

  it("an email's button is visible even with a very pale brand colour", () => {
    const readFill = (color: string) =>
      /background:(#[0-9a-f]{6})[^"]*"[^>]*>\s*Open the/.exec(
        html({ brand: { ...letter.brand, color } }),
      )?.[1]
    expect(readFill('#7a1f5c')).toBe('#7a1f5c')
    expect(computeContrast(readFill('#fffff0') ?? '#ffffff', '#ffffff')).toBeGreaterThanOrEqual(4.5)
  })

  it('an email without anything to open has no button', () => {
    expect(listVisibleTexts(html({ button: null }))).not.toContain('Open the "lesson"')
  })

  it('the plain text of an email contains all texts and links', () => {
    expect(renderEmailText(letter, origin).split('\n\n')).toEqual([
      'From the board',
      'Hello <Ása>,',
      'Welcome to all',
      '- Passwords & keys · 3 minutes\n- <b>Phishing</b>',
      'Open the "lesson": https://my.heed.example/training/x',
      'It does not open? https://my.heed.example/training/x',
      'The office',
      'Bjarg & co. sends you this with Heed.\nAsk help@heed.example\n',
    ])
  })

  it('a Slack message has its content in blocks', () => {
    const markdown = (text: string) => ({ type: 'markdown', text })
    expect(createSlackMessage('Lessons', letter, origin)).toEqual({
      text: 'Lessons',
      mrkdwn: false,
      blocks: [
        markdown('## From the board'),
        markdown('Hello &lt;Ása&gt;,'),
        markdown('Welcome to all'),
        markdown('- Passwords &amp; keys · 3 minutes\n- &lt;b&gt;Phishing&lt;/b&gt;'),
        {
          type: 'actions',
          elements: [
            {
              type: 'button',
              style: 'primary',
              text: { type: 'plain_text', text: 'Open the "lesson"', emoji: false },
              url: 'https://my.heed.example/training/x',
            },
          ],
        },
        markdown('The office'),
        {
          type: 'context',
          elements: letter.reasons.map((text) => ({ type: 'plain_text', text, emoji: false })),
        },
      ],
    })
  })

  it('a Teams message has its content in an adaptive card', () => {
    const card = createTeamsMessage('Lessons', letter, origin)
    expect(card).toMatchObject({
      type: 'message',
      summary: 'Lessons',
      attachments: [
        {
          contentType: 'application/vnd.microsoft.card.adaptive',
          content: {
            type: 'AdaptiveCard',
            body: [
              'Lessons',
              '## From the board',
              'Hello \\<Ása>,',
              'Welcome to all',
              '- Passwords & keys · 3 minutes\n- \\<b>Phishing\\</b>',
              'The office',
              ...letter.reasons,
            ].map((text) => ({ type: 'TextBlock', text, wrap: true })),
            actions: [{ type: 'Action.OpenUrl', title: 'Open the "lesson"', url: `${origin}/training/x` }],
          },
        },
      ],
    })
  })
})

describe('a name that looks like markup', () => {
  const name = '[click](https://evil.example) <!channel>'
  const named: Letter = {
    ...letter,
    words: [`Hello ${name},`],
    items: [{ title: name, note: '' }],
    reasons: [`${name} sends you this.`, 'https://evil.example sends you this.', 'Ask help@heed.example'],
  }

  it('is plain text in an email, which has only its own links', () => {
    const page = renderEmailHtml({ subject: name, letter: named, origin })
    const links = [...page.matchAll(/<a [^>]*href="([^"]*)"/g)].map(([, href]) => href)
    expect(new Set(links)).toEqual(new Set([`${origin}/training/x`, 'mailto:help@heed.example']))
    expect(page).not.toContain('<!channel>')
    expect(listVisibleTexts(page).join(' ')).not.toContain('https://evil')
    expect(renderEmailText(named, origin)).not.toContain('https://evil')
  })

  const htmlIn = (message: unknown): string =>
    typeof message === 'object' && message !== null
      ? Object.values({ ...message, text: '' })
          .map(htmlIn)
          .join('') +
        ('text' in message && 'type' in message && /markdown|TextBlock/.test(String(message.type))
          ? convertMarkdownToHtml(String(message.text))
          : '')
      : ''

  it.each([
    ['Slack', createSlackMessage],
    ['Teams', createTeamsMessage],
  ])('is plain text in a %s message', (_, messageFrom) => {
    const html = htmlIn(messageFrom(name, named, origin))
    expect(html).toContain('&lt;!channel>')
    expect(html).not.toMatch(/<a |<h3>|https:\/\/evil/)
  })

  it('is escaped in a Slack notification, which has no formatting', () => {
    const message = createSlackMessage(name, named, origin)
    expect(message).toMatchObject({ mrkdwn: false, text: expect.stringContaining('&lt;!channel&gt;') })
  })
})
