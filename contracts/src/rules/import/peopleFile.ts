import { isEmail } from '../../entities/emailAddress.ts'
import { emailMax, nameMax, unitMax } from '../../entities/limits.ts'
import { composed, keptName } from '../../entities/names.ts'
import { lengthOf } from '../../entities/primitives.ts'
import { csvLine } from '../csv.ts'
import { type Headings, inOneCell } from './columns.ts'
import { mark } from './marker.ts'

/** An employee with everything that an import sets. */
export interface FilePerson {
  email: string
  name: string
  lists: readonly string[]
  tags: readonly string[]
}

/** The header of employee files; it keeps a spreadsheet's separator recognizable when it saves the file again (P-18). */
export const peopleHeadings = ['Email', 'Name', 'Lists', 'Tags'] as const

export const peopleHeadingLine = csvLine(peopleHeadings)

/** Columns of lines of `personCells` that have no header above them. */
export const peopleColumns: Headings = {
  line: peopleHeadingLine,
  lineNumber: 0,
  columns: ['email', 'name', 'lists', 'tags'],
  names: peopleHeadings,
  read: peopleHeadings,
  left: [],
}

/** The cells under `peopleHeadings`. */
export const personCells = ({ email, name, lists, tags }: FilePerson): string[] => [
  email,
  name,
  inOneCell(lists),
  inOneCell(tags),
]

/** `left` counts names, lists and tags that an import would change or refuse: they are left out of the line. */
interface WrittenLine {
  line: string
  left: number
}

/** Letters that make a whole file look as if it were no text or wrongly decoded. */
const unheld = /[\0\ufffd]|\p{Surrogate}/u

/** Whether a cell of one line can be this text: an import trims it, and counts lines by their ends. */
export const canHold = (text: string): boolean =>
  text === text.trim() && !/[\r\n]/.test(text) && !unheld.test(text) && !text.includes(mark)

const isHeld = (text: string, max: number): boolean =>
  text === keptName(text) && lengthOf(text) <= max && !unheld.test(text) && !text.includes(mark)

/**
 * The line that the import reads as exactly this person, without its end; null for an address that it would refuse.
 * Without a name, a list or a tag the import leaves alone what is known (S2 section 5); no cell becomes a formula.
 */
export function importLine(person: FilePerson): WrittenLine | null {
  const email = composed(person.email)
  if (!isHeld(email, emailMax) || email !== email.toLowerCase() || !isEmail(email)) return null
  const name = composed(person.name)
  const [lists, tags] = [person.lists.map(composed), person.tags.map(composed)]
  const heldName = isHeld(name, nameMax)
  const heldLists = lists.filter((list) => isHeld(list, unitMax))
  const heldTags = tags.filter((tag) => isHeld(tag, Number.POSITIVE_INFINITY))
  const cells = personCells({ email, name: heldName ? name : '', lists: heldLists, tags: heldTags })
  return {
    line: csvLine(cells),
    left: Number(!heldName) + lists.length - heldLists.length + tags.length - heldTags.length,
  }
}
