import * as z from 'zod/mini'
import { keptName } from './names.ts'

const beginsTag = /^<\/?[a-z!]/i
const special = /[<&\u00a0]/
const writtenSpace = '&nbsp;'

/**
 * A name as it is kept, without HTML and non-breaking spaces (S1 section 5); tags inside tags leave none behind. Goes
 * through the name once, however it is nested.
 */
export function plainName(name: string): string {
  if (!special.test(name)) return keptName(name)
  const kept: string[] = []
  /** Where the signs stand that may still begin a tag, the last one on top. */
  const open: number[] = []
  for (const sign of name.split('')) {
    if (sign === '>') {
      const from = open.pop()
      if (from !== undefined && beginsTag.test(kept.slice(from, from + 3).join(''))) {
        kept.length = from
        continue
      }
      // What was opened before lies on the other side of this sign, which stays.
      open.length = 0
    }
    if (sign === '<') open.push(kept.length)
    kept.push(sign === '\u00a0' ? ' ' : sign)
    if (sign === ';' && endsIn(kept, writtenSpace))
      kept.splice(-writtenSpace.length, writtenSpace.length, ' ')
  }
  return keptName(kept.join(''))
}

const endsIn = (signs: readonly string[], text: string): boolean =>
  signs.slice(-text.length).join('') === text

/** The name of a campaign as it is saved: plain and not empty. */
export const CampaignName = z
  .string()
  .check(
    z.overwrite(plainName),
    z.minLength(1, 'You need to enter some information to save'),
    z.meta({ examples: ['Öryggi 2027', 'Passwords & keys', '<b>Spring</b> training'] }),
  )
