import * as z from 'zod/mini'
import { keptName } from './names.ts'

const tag = /<\/?[a-z!][^<>]*>/gi
const hardSpace = /&nbsp;|\u00a0/g

/** A name as it is kept, without HTML and non-breaking spaces (S1 section 5); tags inside tags leave none behind. */
export function plainName(name: string): string {
  const plain = name.replace(hardSpace, ' ').replace(tag, '')
  return plain === name ? keptName(name) : plainName(plain)
}

/** The name of a campaign as it is saved: plain and not empty. */
export const CampaignName = z
  .string()
  .check(
    z.overwrite(plainName),
    z.minLength(1, 'You need to enter some information to save'),
    z.meta({ examples: ['Öryggi 2027', 'Passwords & keys', '<b>Spring</b> training'] }),
  )
