import * as z from 'zod/mini'
import { forget, readSaved, save, savedNames } from '../lib/storage.ts'

/** Each tab has a place of its own, so that no tab writes over another's. */
const SHELF = 'heed.drafts.'

const KEPT_DAYS = 14
const DAY_MS = 86_400_000

/** Larger ones stay in their tab alone: the browser's room is shared with the session. */
const MOST_CHARACTERS = 500_000

/** Written for a moment by the tab that takes it over. */
const TAKEN = 'taken'

const Shelved = z.object({
  person: z.string(),
  at: z.iso.datetime(),
  drafts: z.record(z.string(), z.unknown()),
  /** Keys of `drafts` that were typed; the others say only where, such as which dialog is open. */
  typed: z.array(z.string()),
})
/** Input of one tab that is not saved. */
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

/** Input that other tabs have kept for a person, the newest first; what is too old or somebody else's is forgotten. */
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

/** Takes a tab's input off the shelf, which that tab hears. */
export function takeFromShelf(tab: string): void {
  save(place(tab), TAKEN)
  forget(place(tab))
}

export const forgetOnShelf = (tab: string): void => forget(place(tab))

export function clearShelf(): void {
  for (const name of savedNames(SHELF)) forget(name)
}

/** True for the name and value that say that another tab has taken this tab's input over. */
export const isTaken = (tab: string, name: string, value: unknown): boolean =>
  name === place(tab) && value === TAKEN
