import { createTextFilter, normalizeAddress } from '@heed/contracts'
import { addressIn } from '@heed/contracts/mail/letter'
import * as z from 'zod/mini'
import { mailForms } from '../domain/mails/mailForms.ts'
import type { LiveWorld } from '../server/worlds/LiveWorld.ts'
import type { MailRow } from '../store/rows.ts'
import { control, type Desk, DeskError } from './controls/control.ts'

const Choice = z.strictObject({ to: z.optional(z.string()), kind: z.optional(z.string()) })
const number = z.coerce.number().check(z.int(), z.gte(0))
const Looking = z.strictObject({
  kind: z.optional(z.string()),
  search: z._default(z.string(), ''),
  page: z._default(number, 0),
  size: z._default(number.check(z.gte(1), z.lte(200)), 50),
})
const One = z.strictObject({ id: number })
const Next = z.strictObject({
  to: z.string(),
  after: z._default(z.coerce.number().check(z.int(), z.gte(0)), 0),
  /** Maximum wait, s. */
  timeout: z._default(z.coerce.number().check(z.gte(0), z.lte(300)), 30),
})

export const outbox = [
  control('GET', '/outbox', 'Sent messages: ?to=&kind=', Choice, list),
  control(
    'GET',
    '/outbox/heads',
    'Sent messages without their texts, latest first: ?kind=&search=&page=&size=',
    Looking,
    browse,
  ),
  control('GET', '/outbox/next', 'Waits for the next message: ?to=&after=ID&timeout=SECONDS', Next, next),
  control('GET', '/outbox/:id', 'One message; /outbox/:id/html is the page its recipient sees', One, show),
]

const isFor = (mail: MailRow, to: string): boolean => normalizeAddress(mail.to) === normalizeAddress(to)

function list({ live, worlds }: Desk, { to, kind }: z.infer<typeof Choice>) {
  const mails = live.world.mails.filter(
    (mail) =>
      live.post.hasArrived(mail, live.world.clock.now) &&
      (to === undefined || isFor(mail, to)) &&
      (kind === undefined || mail.kind === kind),
  )
  return { mails: mails.map((mail) => reachable(mail, worlds.addressOf(live))) }
}

function browse({ live }: Desk, { kind, search, page, size }: z.infer<typeof Looking>) {
  const fits = createTextFilter(search.trim())
  const found = live.world.mails.filter(
    (mail) => live.post.hasArrived(mail, live.world.clock.now) && [mail.to, mail.subject].some(fits),
  )
  const kinds = new Map<string, number>()
  for (const mail of found) kinds.set(mail.kind, (kinds.get(mail.kind) ?? 0) + 1)
  const chosen = kind === undefined ? found : found.filter((mail) => mail.kind === kind)
  const mails = chosen.toReversed().slice(page * size, (page + 1) * size)
  return {
    kinds: [...kinds].map(([name, count]) => ({ name, count })),
    total: chosen.length,
    mails: mails.map(({ letter: _letter, links: _links, ...head }) => head),
  }
}

function show({ live, worlds }: Desk, { id }: z.infer<typeof One>) {
  return reachable(findMail(live, id), worlds.addressOf(live))
}

export function findMail(live: LiveWorld, id: number): MailRow {
  const mail = live.world.mails.get(id)
  if (!mail || !live.post.hasArrived(mail, live.world.clock.now))
    throw new DeskError(404, `The outbox has no message ${id}`)
  return mail
}

async function next(
  { live, gone, worlds }: Desk,
  { to, after, timeout }: z.infer<typeof Next>,
): Promise<ReturnType<typeof reachable>> {
  const find = () =>
    live.world.mails.find(
      (mail) => mail.id > after && isFor(mail, to) && live.post.hasArrived(mail, live.world.clock.now),
    )
  const mail =
    find() ?? (await waitFor(find, live, AbortSignal.any([gone, AbortSignal.timeout(timeout * 1000)])))
  if (!mail) throw new DeskError(404, `No message to ${to} after ${after} within ${timeout} s`)
  return reachable(mail, worlds.addressOf(live))
}

/** Emails that the simulation sends have relative links. */
function reachable({ letter, ...mail }: MailRow, origin: string) {
  const links = mail.links.map((link) => addressIn(origin, link))
  return { ...mail, ...mailForms({ letter, ...mail }, origin), links }
}

function waitFor<T>(
  find: () => T | undefined,
  live: Desk['live'],
  until: AbortSignal,
): Promise<T | undefined> {
  return new Promise((resolve) => {
    const end = (found: T | undefined) => {
      stop()
      until.removeEventListener('abort', giveUp)
      resolve(found)
    }
    const giveUp = () => end(undefined)
    const stop = live.listen((changes) => {
      const found = changes.some(({ collection }) => collection === 'mails' || collection === 'meta')
        ? find()
        : undefined
      if (found !== undefined) end(found)
    })
    until.addEventListener('abort', giveUp)
  })
}
