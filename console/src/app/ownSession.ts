import * as z from 'zod/mini'
import { forget, readSaved, save } from '../lib/storage.ts'

const OWN = 'heed.own'

const OwnSession = z.object({
  /** The token of whom they act as: with any other one this is over. */
  as: z.string(),
  token: z.string(),
  /** Where they began, and in which company. */
  path: z.string(),
  companyId: z.nullable(z.number()),
})

/** The session of somebody of the super level who acts as somebody else. */
export type OwnSession = z.infer<typeof OwnSession>

const isOwnSession = (value: unknown): value is OwnSession => OwnSession.safeParse(value).success

/** What is kept for coming back from that token, in whichever tab it was begun. */
export function ownSessionOf(token: string | undefined): OwnSession | null {
  const own = readSaved(OWN, isOwnSession)
  return own && own.as === token ? own : null
}

/** False when the browser refused to keep it. */
export const keepOwnSession = (own: OwnSession): boolean => save(OWN, own)

export const forgetOwnSession = (): void => forget(OWN)
