import { describe, expect, it } from 'vitest'
import { slackCharactersMax } from '../rules/chatLimits.ts'
import { createSlackMessage, createTeamsMessage } from './chatMessages.ts'
import type { Letter } from './letter.ts'
import { createFormattedText } from './writtenText.ts'

const origin = 'https://my.heed.example'
const readAllLink = `[Lesa allan textann](${origin}/training/x)`

/** `intro` and `around` are lengths in letters. */
const makeLetter = (intro: number, around = 0, letter = 'ð'): Letter => ({
  language: 'is',
  brand: { name: 'Bjarg', product: 'Heed', color: '#123456', logo: null },
  preheader: '',
  header: createFormattedText(letter.repeat(around)) ?? null,
  footer: createFormattedText(letter.repeat(around)) ?? null,
  words: [createFormattedText(`<p>${letter.repeat(intro)}</p>`) ?? '', 'Góðan dag,'],
  items: [{ title: 'Lykilorð', note: '3 mínútur' }],
  button: { label: 'Byrja', href: '/training/x' },
  notes: [],
  reasons: ['Bjarg sends you this.'],
})

const listMessageTexts = (message: unknown): string[] =>
  [...JSON.stringify(message).matchAll(/"type":"(?:markdown|TextBlock)","text":("(?:[^"\\]|\\.)*")/g)].map(
    ([, text = '""']) => String(JSON.parse(text)),
  )

describe.each([
  ['Slack', createSlackMessage],
  ['Teams', createTeamsMessage],
])('a %s message', (_, messageFrom) => {
  const makeTexts = (letter: Letter, subject = 'Heed') =>
    listMessageTexts(messageFrom(subject, letter, origin))

  it('contains the whole intro up to its limit', () => {
    expect(makeTexts(makeLetter(5_000))).toContain('ð'.repeat(5_000))
  })

  it('cuts a longer intro and links to the full text', () => {
    const intro = makeTexts(makeLetter(5_001)).find((text) => text.includes('…'))
    expect(intro).toBe(`${'ð'.repeat(4_999)}…\n\n${readAllLink}`)
  })

  it("cuts a longer intro without a link when there's nothing to open", () => {
    const texts = makeTexts({ ...makeLetter(6_000), button: null }).join()
    expect([texts.includes('ð…'), texts.includes('](')]).toEqual([true, false])
  })

  it('cuts names that are too long', () => {
    const name = 'Æ'.repeat(400)
    const texts = makeTexts({ ...makeLetter(1), items: [{ title: name, note: '3 mínútur' }] })
    expect(texts).toContain(`- ${'Æ'.repeat(149)}… · 3 mínútur`)
  })

  it.each(['ð', '北', '&'])('stays within the size limit with any content: %s', (letter) => {
    const long: Letter = {
      ...makeLetter(9_000, 9_000, letter),
      items: Array.from({ length: 60 }, () => ({ title: letter.repeat(500), note: '' })),
    }
    const message = messageFrom(letter.repeat(5_000), long, origin)
    expect(Buffer.byteLength(JSON.stringify(message))).toBeLessThan(
      28 * 1024 * (messageFrom === createSlackMessage ? 2 : 1),
    )
    if (messageFrom === createSlackMessage)
      expect(listMessageTexts(message).join('').length).toBeLessThanOrEqual(slackCharactersMax)
  })
})
