import { createTextFilter, normalizeAddress } from '@heed/contracts'
import { resolveAddress } from '@heed/contracts/mail/letter'
import * as z from 'zod/mini'
import { renderEmail } from '../domain/mails/renderEmail.ts'
import type { LiveWorld } from '../server/worlds/LiveWorld.ts'
import type { EmailRow } from '../store/rows.ts'
import type { EmailHead } from '../world/areas/Outbox.ts'
import { createControl, type Desk, DeskError } from './controls/control.ts'

const ListInput = z.strictObject({ to: z.optional(z.string()), kind: z.optional(z.string()) })
const WholeNumber = z.coerce.number().check(z.int(), z.gte(0))
const BrowseInput = z.strictObject({
  kind: z.optional(z.string()),
  search: z._default(z.string(), ''),
  page: z._default(WholeNumber, 0),
  size: z._default(WholeNumber.check(z.gte(1), z.lte(200)), 50),
})
const MessageInput = z.strictObject({ id: WholeNumber })
const NextInput = z.strictObject({
  to: z.string(),
  after: z._default(z.coerce.number().check(z.int(), z.gte(0)), 0),
  /** Maximum wait, s. */
  timeout: z._default(z.coerce.number().check(z.gte(0), z.lte(300)), 30),
})

export const outboxControls = [
  createControl('GET', '/outbox', 'Sent messages: ?to=&kind=', ListInput, listEmails),
  createControl(
    'GET',
    '/outbox/heads',
    'Sent messages without their texts, latest first: ?kind=&search=&page=&size=',
    BrowseInput,
    browseEmails,
  ),
  createControl(
    'GET',
    '/outbox/next',
    'Waits for the next message: ?to=&after=ID&timeout=SECONDS',
    NextInput,
    waitForNextEmail,
  ),
  createControl(
    'GET',
    '/outbox/:id',
    'One message; /outbox/:id/html is the page its recipient sees',
    MessageInput,
    describeEmail,
  ),
]

const maxListedEmails = 20_000

const isAddressedTo = (email: EmailHead, to: string): boolean =>
  normalizeAddress(email.to) === normalizeAddress(to)

function listEmails({ live, worlds }: Desk, { to, kind }: z.infer<typeof ListInput>) {
  const heads = selectHeads(
    live,
    (mail) => (to === undefined || isAddressedTo(mail, to)) && (kind === undefined || mail.kind === kind),
  )
  if (heads.length > maxListedEmails)
    throw new DeskError(
      400,
      `The outbox has ${heads.length} such messages, and this call lists at most ${maxListedEmails}; use to, or GET /_mock/outbox/heads`,
      'to',
    )
  const address = worlds.getAddress(live)
  return { mails: heads.flatMap(({ id }) => renderMessage(live.world.mails.get(id), address)) }
}

const selectHeads = (
  { world, mailDelivery }: LiveWorld,
  matches: (head: EmailHead) => boolean,
): EmailHead[] => {
  const selectedHeads: EmailHead[] = []
  for (const head of world.mails.heads()) {
    if (mailDelivery.hasArrived(head, world.clock.now) && matches(head)) selectedHeads.push(head)
  }
  return selectedHeads
}

function browseEmails({ live }: Desk, { kind, search, page, size }: z.infer<typeof BrowseInput>) {
  const matchesSearch = createTextFilter(search.trim())
  const matchingMails = selectHeads(live, (mail) => [mail.to, mail.subject].some(matchesSearch))
  const kindCounts = new Map<string, number>()
  for (const email of matchingMails) kindCounts.set(email.kind, (kindCounts.get(email.kind) ?? 0) + 1)
  const selectedMails =
    kind === undefined ? matchingMails : matchingMails.filter((mail) => mail.kind === kind)
  const emails = selectedMails.toReversed().slice(page * size, (page + 1) * size)
  return {
    kinds: [...kindCounts].map(([name, count]) => ({ name, count })),
    total: selectedMails.length,
    mails: emails,
  }
}

function describeEmail({ live, worlds }: Desk, { id }: z.infer<typeof MessageInput>) {
  return makeLinksAbsolute(findEmail(live, id), worlds.getAddress(live))
}

export function findEmail(liveWorld: LiveWorld, id: number): EmailRow {
  const email = liveWorld.world.mails.get(id)
  if (!email || !liveWorld.mailDelivery.hasArrived(email, liveWorld.world.clock.now))
    throw new DeskError(404, `The outbox has no message ${id}`)
  return email
}

async function waitForNextEmail(
  { live, closeSignal, worlds }: Desk,
  { to, after, timeout }: z.infer<typeof NextInput>,
): Promise<ReturnType<typeof makeLinksAbsolute>> {
  const findNextMail = () => {
    const { mails, clock } = live.world
    for (const head of mails.heads()) {
      if (head.id > after && isAddressedTo(head, to) && live.mailDelivery.hasArrived(head, clock.now))
        return mails.get(head.id)
    }
    return undefined
  }
  const email =
    findNextMail() ??
    (await waitFor(findNextMail, live, AbortSignal.any([closeSignal, AbortSignal.timeout(timeout * 1000)])))
  if (!email) throw new DeskError(404, `No message to ${to} after ${after} within ${timeout} s`)
  return makeLinksAbsolute(email, worlds.getAddress(live))
}

const renderMessage = (email: EmailRow | undefined, origin: string) =>
  email ? [makeLinksAbsolute(email, origin)] : []

/** Emails that the simulation sends have relative links. */
function makeLinksAbsolute({ letter, ...mail }: EmailRow, origin: string) {
  const links = mail.links.map((link) => resolveAddress(origin, link))
  return { ...mail, ...renderEmail({ letter, ...mail }, origin), links }
}

function waitFor<T>(
  find: () => T | undefined,
  liveWorld: Desk['live'],
  abortSignal: AbortSignal,
): Promise<T | undefined> {
  return new Promise((resolve) => {
    const settle = (result: T | undefined) => {
      unsubscribe()
      abortSignal.removeEventListener('abort', abort)
      resolve(result)
    }
    const abort = () => settle(undefined)
    const unsubscribe = liveWorld.listen((changes) => {
      const match = changes.some(({ collection }) => collection === 'mails' || collection === 'meta')
        ? find()
        : undefined
      if (match !== undefined) settle(match)
    })
    abortSignal.addEventListener('abort', abort)
  })
}
