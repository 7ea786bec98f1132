import * as z from 'zod/mini'
import { forget, readSaved, save } from '../../lib/storage/storage.ts'

const OWN = 'heed.own'

const OwnSession = z.object({
  /** The impersonated token: any different token ends the impersonation. */
  as: z.string(),
  token: z.string(),
  path: z.string(),
  companyId: z.nullable(z.number()),
})

export type OwnSession = z.infer<typeof OwnSession>

const isOwnSession = (value: unknown): value is OwnSession => OwnSession.safeParse(value).success

export function ownSessionOf(token: string | undefined): OwnSession | null {
  const own = readSaved(OWN, isOwnSession)
  return own && own.as === token ? own : null
}

/** Returns false when storage is full or disabled. */
export const keepOwnSession = (own: OwnSession): boolean => save(OWN, own)

export const forgetOwnSession = (): void => forget(OWN)
