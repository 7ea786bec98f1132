import { isEmail } from '../../entities/emailAddress.ts'
import { emailMaxLength, listNameMaxLength, nameMaxLength } from '../../entities/limits.ts'
import { composeText, normalizeName } from '../../entities/names.ts'
import { countCharacters } from '../../entities/primitives.ts'
import { formatCsvLine } from '../csv.ts'
import { type Headings, joinCellItems } from './columns/columns.ts'
import { reasonMark } from './marker.ts'

export interface FilePerson {
  email: string
  name: string
  lists: readonly string[]
  tags: readonly string[]
}

/** The header row makes spreadsheets keep the separator (P-18). */
export const peopleHeadings = ['Email', 'Name', 'Lists', 'Tags'] as const

export const peopleHeadingLine = formatCsvLine(peopleHeadings)

export const peopleColumns: Headings = {
  line: peopleHeadingLine,
  lineNumber: 0,
  columns: ['email', 'name', 'lists', 'tags'],
  names: peopleHeadings,
  read: peopleHeadings,
  left: [],
}

export const toPersonCells = ({ email, name, lists, tags }: FilePerson): string[] => [
  email,
  name,
  joinCellItems(lists),
  joinCellItems(tags),
]

interface FormattedLine {
  line: string
  left: number
}

const unsupportedCharacterPattern = /[\0\ufffd]|\p{Surrogate}/u

export const canStoreText = (text: string): boolean =>
  text === text.trim() &&
  !/[\r\n]/.test(text) &&
  !unsupportedCharacterPattern.test(text) &&
  !text.includes(reasonMark)

const isStorable = (text: string, max: number): boolean =>
  text === normalizeName(text) &&
  countCharacters(text) <= max &&
  !unsupportedCharacterPattern.test(text) &&
  !text.includes(reasonMark)

/** Null if the import would reject the address; cells never become formulas. */
export function formatImportLine(person: FilePerson): FormattedLine | null {
  const email = composeText(person.email)
  if (!isStorable(email, emailMaxLength) || email !== email.toLowerCase() || !isEmail(email)) return null
  const name = composeText(person.name)
  const [lists, tags] = [person.lists.map(composeText), person.tags.map(composeText)]
  const storableName = isStorable(name, nameMaxLength)
  const storableLists = lists.filter((list) => isStorable(list, listNameMaxLength))
  const storableTags = tags.filter((tag) => isStorable(tag, Number.POSITIVE_INFINITY))
  const cells = toPersonCells({
    email,
    name: storableName ? name : '',
    lists: storableLists,
    tags: storableTags,
  })
  return {
    line: formatCsvLine(cells),
    left: Number(!storableName) + lists.length - storableLists.length + tags.length - storableTags.length,
  }
}
