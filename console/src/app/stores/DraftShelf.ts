import * as z from 'zod/mini'
import { forget, readSaved, save, savedNames } from '../../lib/storage/storage.ts'

/** Each tab has its own key, so that tabs don't overwrite each other's drafts. */
const SHELF = 'heed.drafts.'

const KEPT_DAYS = 14
const DAY_MS = 86_400_000

/** Larger drafts stay in the tab, because localStorage has to fit the session, too. */
const MOST_CHARACTERS = 500_000

/** Written briefly by the tab that takes over the drafts. */
const TAKEN = 'taken'

const Shelved = z.object({
  person: z.string(),
  at: z.iso.datetime(),
  drafts: z.record(z.string(), z.unknown()),
  /** Keys of typed input in `drafts`; all further keys are places, such as an open dialog. */
  typed: z.array(z.string()),
})
export type Shelved = z.infer<typeof Shelved>
export type EarlierInput = Shelved & { tab: string }

const isShelved = (value: unknown): value is Shelved => Shelved.safeParse(value).success

const place = (tab: string) => `${SHELF}${tab}`

export const isShelfName = (name: string): boolean => name.startsWith(SHELF)

export function putOnShelf(tab: string, input: Shelved): void {
  const isSmall = JSON.stringify(input).length <= MOST_CHARACTERS
  if (input.typed.length > 0 && isSmall) save(place(tab), input)
  else forget(place(tab))
}

/** Returns newest entries first; deletes expired entries and other people's entries. */
export function readShelf(own: string, person: string, now: Date): EarlierInput[] {
  const found: EarlierInput[] = []
  const oldest = now.getTime() - KEPT_DAYS * DAY_MS
  for (const name of savedNames(SHELF)) {
    const input = readSaved(name, isShelved)
    if (input?.person !== person || Date.parse(input.at) < oldest) forget(name)
    else if (name !== place(own)) found.push({ ...input, tab: name.slice(SHELF.length) })
  }
  return found.toSorted((one, other) => other.at.localeCompare(one.at))
}

export function takeFromShelf(tab: string): void {
  save(place(tab), TAKEN)
  forget(place(tab))
}

export const forgetOnShelf = (tab: string): void => forget(place(tab))

export function clearShelf(): void {
  for (const name of savedNames(SHELF)) forget(name)
}

export const isTaken = (tab: string, name: string, value: unknown): boolean =>
  name === place(tab) && value === TAKEN
