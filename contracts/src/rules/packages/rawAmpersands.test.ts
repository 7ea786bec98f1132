import { describe, expect, it } from 'vitest'
import { findRawAmpersands, getLineNumber } from './rawAmpersands.ts'

const find = (text: string) => [...findRawAmpersands(text)]

describe('raw ampersands', () => {
  it.each([
    ['alone', 'a & b', [2]],
    ['several', '&&x&', [0, 1, 3]],
    ['before a word without a semicolon', 'R&D', [1]],
    ['before a word that continues until a tag', 'R&D<b/>;', [1]],
    ['before an empty reference', '&;', [0]],
    ['before a number that has letters', '&#1a;', [0]],
    ['before a hexadecimal number that has other letters', '&#x1g;', [0]],
    ['before a name that starts with a digit', '&1a;', [0]],
    ['after a reference', '&amp; & &lt;', [6]],
    ['after a comment', '<!-- & --> &', [11]],
    ['after a CDATA section', '<![CDATA[ & ]]>&', [15]],
    ['after an instruction', '<?go & ?>&', [9]],
    ['in an attribute', '<a href="?a=1&b=2"/>', [13]],
    ['before a comment', '&<!-- & -->', [0]],
  ])('are found %s', (_, text, positions) => {
    expect(find(text)).toEqual(positions)
  })

  it.each([
    ['references by name', '&amp;&LT;&_a;&:a;&a1:b.c-d;'],
    ['references by number', '&#8364;&#x20AC;&#X20ac;'],
    ['comments', '<!-- a & b && -->'],
    ['an unfinished comment', '<!-- a & b'],
    ['CDATA sections', '<![CDATA[a & b]]>'],
    ['instructions', '<?run a & b?>'],
    ['other text', 'plain <b>bold</b>'],
  ])("aren't found in %s", (_, text) => {
    expect(find(text)).toEqual([])
  })

  it('are reported with their line, counted from 1', () => {
    const text = 'one\ntwo & three'
    expect(find(text).map((position) => getLineNumber(text, position))).toEqual([2])
    expect(getLineNumber(text, 0)).toBe(1)
  })
})
