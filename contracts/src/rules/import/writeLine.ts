import { isEmail } from '../../entities/emailAddress.ts'
import { emailMax, nameMax, unitMax } from '../../entities/limits.ts'
import { composed, keptName } from '../../entities/names.ts'
import { lengthOf } from '../../entities/primitives.ts'
import { formulaSeparators, formulaStart } from '../csv.ts'
import { mark } from './marker.ts'

/** Somebody on one list, or on none where `listName` is empty. */
export interface LinePerson {
  email: string
  name: string
  listName: string
  tags: readonly string[]
}

/**
 * A line that the import reads as exactly this person; `left` counts the texts that no line can hold and that are left
 * out of it. Letters are written as they are kept. Without a name, a list or a tag the import leaves alone what is known
 * (S2 section 5).
 */
export interface WrittenLine {
  line: string
  left: number
}

/** Quotes, line ends, half letters, and what makes a whole file look as if it were no text or wrongly decoded. */
const unheld = /["\r\n\0\ufffd]|\p{Surrogate}/u

/** Whether a cell of a line reads as this text again, as it is kept: an import trims, drops quotes, and ends a line wherever one ends. */
export const canHold = (text: string): boolean =>
  text === text.trim() && !unheld.test(text) && !text.includes(mark)

const isHeld = (text: string, max: number): boolean =>
  canHold(text) && text === keptName(text) && lengthOf(text) <= max

const beginsFormula = new RegExp(`^[${formulaStart}]`)

/**
 * A cell that would run as a formula begins with a quote of its own: a spreadsheet shows it as text, and the import
 * drops quotes; so does one behind a separator, which a spreadsheet of other settings cuts there. The apostrophe of other
 * files would stay in the name.
 */
function cell(text: string): string {
  const shown = text.replace(formulaSeparators, '$&""""')
  if (beginsFormula.test(text)) return `"""${shown}"""`
  return /[,;]/.test(text) ? `"${shown}"` : text
}

/** A line of texts that it `canHold`, without its end; whether they are those of a person is for the import to say. */
export const lineOf = (cells: readonly string[]): string => cells.map(cell).join(',')

/** The line of a person, without its end; null for an address that the import would refuse. */
export function importLine(person: LinePerson): WrittenLine | null {
  const email = composed(person.email)
  const name = composed(person.name)
  const listName = composed(person.listName)
  const tags = person.tags.map(composed)
  if (!isHeld(email, emailMax) || email !== email.toLowerCase() || !isEmail(email)) return null
  const [heldName, heldList] = [isHeld(name, nameMax), isHeld(listName, unitMax)]
  const heldTags = tags.filter((tag) => isHeld(tag, Number.POSITIVE_INFINITY))
  const cells = [email, heldName ? name : '', heldList ? listName : '', ...heldTags]
  return {
    line: lineOf(cells),
    left: Number(!heldName) + Number(!heldList) + tags.length - heldTags.length,
  }
}
