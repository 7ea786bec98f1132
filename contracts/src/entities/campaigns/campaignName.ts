import * as z from 'zod/mini'
import { normalizeName } from '../names.ts'

/** Includes obsolete elements that browsers still parse. */
const elementNames = new Set(
  (
    'a abbr acronym address applet area article aside audio b base basefont bdi bdo bgsound big blink blockquote body ' +
    'br button canvas caption center cite code col colgroup data datalist dd del details dfn dialog dir div dl dt em ' +
    'embed fieldset figcaption figure font footer form frame frameset h1 h2 h3 h4 h5 h6 head header hgroup hr html i ' +
    'iframe image img input ins isindex kbd keygen label legend li link listing main map mark marquee math menu ' +
    'menuitem meta meter nav nobr noembed noframes noscript object ol optgroup option output p param picture plaintext ' +
    'pre progress q rb rp rt rtc ruby s samp script search section select slot small source span strike strong style ' +
    'sub summary sup svg table tbody td template textarea tfoot th thead time title tr track tt u ul var video wbr xmp'
  ).split(' '),
)
/** Longest element name plus the characters around it. */
const maxTagStartLength = 13
const tagNamePattern = /^<\/?([a-z][a-z\d]*)(?:[\s/]|$)/i

const isTagStart = (characters: string): boolean =>
  characters.startsWith('<!') || elementNames.has(tagNamePattern.exec(characters)?.[1]?.toLowerCase() ?? '')

const specialCharacterPattern = /[<&\u00a0]/
const encodedSpace = '&nbsp;'

/** Strips HTML (even if nested) and non-breaking spaces in one pass; '<VPN>' isn't HTML (S1 section 5). */
export function toPlainName(name: string): string {
  if (!specialCharacterPattern.test(name)) return normalizeName(name)
  const keptCharacters: string[] = []
  const openPositions: number[] = []
  // Invisible characters are removed first, as they could hide a tag.
  for (const character of normalizeName(name).split('')) {
    if (character === '>') {
      const from = openPositions.pop()
      if (from !== undefined && isTagStart(keptCharacters.slice(from, from + maxTagStartLength).join(''))) {
        keptCharacters.length = from
        continue
      }
      // Tags opened before this character can't close after it.
      openPositions.length = 0
    }
    if (character === '<') openPositions.push(keptCharacters.length)
    keptCharacters.push(character === '\u00a0' ? ' ' : character)
    if (character === ';' && endsWithText(keptCharacters, encodedSpace))
      keptCharacters.splice(-encodedSpace.length, encodedSpace.length, ' ')
  }
  return normalizeName(keptCharacters.join(''))
}

const endsWithText = (characters: readonly string[], text: string): boolean =>
  characters.slice(-text.length).join('') === text

/** A campaign name, stripped of HTML; can't be empty. */
export const CampaignName = z
  .string()
  .check(
    z.overwrite(toPlainName),
    z.minLength(1, 'You need to enter some information to save'),
    z.meta({ examples: ['Öryggi 2027', 'Passwords & keys', '<b>Spring</b> training'] }),
  )
