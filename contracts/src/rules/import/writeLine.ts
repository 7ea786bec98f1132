import { formulaSeparators, formulaStart } from '../csv.ts'
import { mark } from './marker.ts'

/** Quotes, line ends, half letters, and what makes a whole file look as if it were no text or wrongly decoded. */
const unheld = /["\r\n\0\ufffd]|\p{Surrogate}/u

/** Whether a cell of a line without headings reads as this text again: an import trims, drops quotes, and ends a line wherever one ends. */
export const canHold = (text: string): boolean =>
  text === text.trim() && !unheld.test(text) && !text.includes(mark)

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
