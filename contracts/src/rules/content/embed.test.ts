import { describe, expect, it } from 'vitest'
import {
  buildEmbedSnippet,
  buildEmbedUrl,
  computeViewsUsedPercent,
  countViewsLeft,
  type EmbedOptions,
  embedSizes,
  formatEmbedNotBought,
  getPackageRefusal,
  getPpvEventLabel,
  getSnippetRefusal,
  getViewsLevel,
} from './embed.ts'

it.each([
  [0, 100, 0],
  [1, 3, 33],
  [2, 3, 67],
  [100, 100, 100],
  [150, 100, 150],
  [0, 0, 100],
  [7, 0, 100],
])('%i of %i views used is %i percent', (viewsUsed, viewsPurchased, percent) => {
  expect(computeViewsUsedPercent({ viewsUsed, viewsPurchased })).toBe(percent)
})

it.each([
  [0, 100, 100, 'plenty'],
  [79, 100, 21, 'plenty'],
  [80, 100, 20, 'few'],
  [100, 100, 0, 'none'],
  [150, 100, 0, 'none'],
  [0, 0, 0, 'none'],
] as const)('%i of %i views used leaves %i: %s', (viewsUsed, viewsPurchased, left, standing) => {
  expect(countViewsLeft({ viewsUsed, viewsPurchased })).toBe(left)
  expect(getViewsLevel({ viewsUsed, viewsPurchased })).toBe(standing)
})

it.each([
  [1, 'Signature'],
  [2, 'View'],
  [3, 'Error'],
  [0, 'Other'],
  [9, 'Other'],
])('log event %i is labelled %s', (code, label) => {
  expect(getPpvEventLabel(code)).toBe(label)
})

it.each(Object.entries(embedSizes).filter(([, { label }]) => label !== ''))(
  'the %s embed frame is larger than its label says',
  (_, { label, width, height }) => {
    const [wide = 0, high = 0] = label.split('x').map(Number)
    expect(width).toBeGreaterThan(wide)
    expect(height).toBeGreaterThan(high)
  },
)

describe('embedUrl', () => {
  const least: EmbedOptions = { lang: 'en', key: 'k1', subjectId: 12, companyId: 2 }
  it.each<[string, Partial<EmbedOptions>, string]>([
    ['only the required options', {}, ''],
    ['some languages', { langs: ['en', 'is'] }, '&langs=en%2Cis'],
    ['a hidden logo', { hideLogo: true }, '&hideLogo=1'],
    ['a shown logo', { hideLogo: false }, ''],
    ['a viewer', { uid: 'a b&c' }, '&uid=a+b%26c'],
    ["a learning system's placeholder", { uid: '{user}' }, '&uid={user}'],
    [
      'a location',
      { location: 'https://lms.example/?x=1' },
      '&location=https%3A%2F%2Flms.example%2F%3Fx%3D1',
    ],
    [
      'captions',
      { presetCaption: 'de', captionSettings: 'large' },
      '&presetCaption=de&captionSettings=large',
    ],
    ['a preview', { preview: true }, '&preview=1'],
  ])('builds the address with %s', (_, more, query) => {
    expect(buildEmbedUrl('https://api.example', { ...least, ...more })).toBe(
      `https://api.example/embed?lang=en&key=k1&s=12&c=2${query}`,
    )
  })
})

it.each([
  ['Small', '375', '260'],
  ['Medium', '560', '375'],
  ['Big', '720', '480'],
] as const)('a %s snippet is a %s by %s frame with an escaped address', (size, width, height) => {
  expect(buildEmbedSnippet('https://api.example/embed?a=1&b="<', size)).toBe(
    `<iframe src="https://api.example/embed?a=1&#38;b=&#34;&#60;" width="${width}" height="${height}" frameborder="0" allow="autoplay; fullscreen"></iframe>`,
  )
})

it.each([
  ['plays with its key', {}, null],
  ["doesn't play with a wrong key", { keyFits: false }, "This video's key isn't valid."],
  ["doesn't play if it isn't a video", { isVideo: false, isOn: false }, 'There is no such video.'],
  ["doesn't play if it is switched off", { isOn: false }, "This video isn't enabled for embedding."],
])('an embedded snippet %s', (_, own, refusal) => {
  expect(getSnippetRefusal({ keyFits: true, isVideo: true, isOn: true, ...own })).toBe(refusal)
})

it('refuses a second embed package and names a contact for the first', () => {
  expect([getPackageRefusal(false), getPackageRefusal(true)]).toEqual([
    null,
    'The company already has a package',
  ])
  expect(formatEmbedNotBought('help@heed.example')).toBe(
    'You do not have access to the Embed content. Please contact help@heed.example for access.',
  )
})
