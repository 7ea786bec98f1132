import { createHash } from 'node:crypto'
import type { PersonRow } from '@heed/fixtures'
import type { EmailTokenRow, SessionRow } from '../store/rows.ts'
import { dayMs } from './Clock.ts'
import type { Steps } from './steps.ts'
import type { World } from './World.ts'

const sessionDays = 30
const signInLinkDays = 1

/** The ID is the token, valid for 30 days of world time. `ownerId`: session of the impersonator. */
export function openSession(world: World, personId: string, ownerId?: string): SessionRow {
  const { keys, clock } = world
  const key = keys.next(`session of ${personId}`, 68)
  return world.sessions.put({
    id: `${key.slice(0, 12)}.${key.slice(12, 36)}.${key.slice(36)}`,
    personId,
    created: clock.instant,
    expires: clock.after(sessionDays * dayMs),
    ...(ownerId === undefined ? {} : { ownerId }),
  })
}

export function closeSession(world: World, token: string): void {
  const impersonatedSessions = world.sessions.filter(({ ownerId }) => ownerId === token)
  for (const { id } of [...impersonatedSessions, { id: token }]) world.sessions.remove(id)
}

export function* extendSessions(world: World, moveClock: () => Steps): Steps {
  const { sessions, clock } = world
  const previousTime = clock.now
  const openSessions = [...sessions.values()].filter(({ expires }) => !clock.isPast(expires))
  yield* moveClock()
  for (const session of openSessions) {
    const expires = new Date(Date.parse(session.expires) + clock.now - previousTime).toISOString()
    sessions.put({ ...session, expires })
  }
}

export function findPersonByToken(world: World, token: string): PersonRow | undefined {
  const session = findOpenSession(world, token)
  if (!session) return undefined
  const person = world.people.get(session.personId)
  return session.ownerId !== undefined && !(person && findImpersonator(world, token)) ? undefined : person
}

export function findImpersonator(world: World, token: string): PersonRow | undefined {
  const session = findOpenSession(world, token)
  const owner = session?.ownerId === undefined ? undefined : findOpenSession(world, session.ownerId)
  if (!session || !owner || world.people.get(session.personId)?.super_admin) return undefined
  const person = world.people.get(owner.personId)
  return person?.super_admin ? person : undefined
}

function findOpenSession({ sessions, clock }: World, token: string): SessionRow | undefined {
  const session = sessions.get(token)
  return session && !clock.isPast(session.expires) ? session : undefined
}

/** Works once, within 24 hours of world time. */
export function createEmailToken(world: World, personId: string): EmailTokenRow {
  return world.emailTokens.put({
    id: world.keys.next(`sign-in of ${personId}`),
    personId,
    created: world.clock.instant,
    expires: world.clock.after(signInLinkDays * dayMs),
    used: false,
  })
}

/** Invalidates all tokens emailed to the person (W-7). */
export function consumeEmailToken(world: World, token: string): EmailTokenRow | undefined {
  const row = world.emailTokens.get(token)
  if (!row || row.used || world.clock.isPast(row.expires)) return undefined
  const links = world.emailTokens.filter(({ personId, used }) => personId === row.personId && !used)
  for (const link of links) world.emailTokens.put({ ...link, used: true })
  return row
}

/** `redirect` never leads to another site. */
export function formatSignInLink(origin: string, token: string, redirect = '/'): string {
  return `${origin}/auth/email/signin/${token}?redirect=${encodeURIComponent(sanitizePath(redirect))}`
}

export function formatSessionLink(origin: string, token: string, redirect = '/'): string {
  return `${origin}/auth/jwt/signin/${token}?redirect=${encodeURIComponent(sanitizePath(redirect))}`
}

export function ensureToken(world: World, personId: string): string {
  const currentSession = world.sessions.find(
    (session) =>
      session.personId === personId && session.ownerId === undefined && !world.clock.isPast(session.expires),
  )
  return (currentSession ?? openSession(world, personId)).id
}

/** Addresses on other sites become '/' (S0 section 4). */
export function sanitizePath(requestedPath: string): string {
  const path = requestedPath.trim()
  if (/^[a-z][a-z0-9+.-]*:/i.test(path) || /[\\\p{Cc}]/u.test(path)) return '/'
  const absolutePath = path.startsWith('/') ? path : `/${path}`
  return absolutePath.startsWith('//') ? '/' : absolutePath
}

export const deriveCsrfToken = (token: string): string =>
  createHash('sha256').update(`csrf ${token}`).digest('hex').slice(0, 32)
