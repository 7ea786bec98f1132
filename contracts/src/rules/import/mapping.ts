import { isEmail } from '../../entities/emailAddress.ts'
import { folded, keptAddress } from '../../entities/names.ts'
import { noCells, type Separator, separatorOf, splitLine } from './cells.ts'
import { type Headings, headingsOf } from './columns.ts'

/** What a column of a file of somebody else may hold. */
export const mappedFields = ['email', 'name', 'list', 'tags'] as const
export type MappedField = (typeof mappedFields)[number]

/** A column by its number from 1, or by what its heading says. */
type ColumnRef = number | string

/** Which columns hold what; several that make one name stand in their order. */
export type ColumnChoice = Readonly<Partial<Record<MappedField, readonly ColumnRef[]>>>

const fieldNames: Readonly<Record<string, MappedField>> = {
  email: 'email',
  name: 'name',
  list: 'list',
  lists: 'list',
  tag: 'tags',
  tags: 'tags',
}

/** A choice cannot be read, or does not fit the file. */
export class ColumnsFault extends RangeError {
  override readonly name = 'ColumnsFault'
}

/** Reads 'email=3,name=1+2,list=department'; throws a fault that says what is wrong. */
export function readColumns(text: string): ColumnChoice {
  const choice: Partial<Record<MappedField, ColumnRef[]>> = {}
  for (const part of text.split(',')) {
    const [typed = '', ...rest] = part.split('=')
    const field = fieldNames[folded(typed).trim()]
    const refs = rest
      .join('=')
      .split('+')
      .map((ref) => ref.trim())
    if (!field || refs.includes('')) {
      throw new ColumnsFault(
        `"${part}" does not say which column holds what; write email=3,name=1+2,list=department.`,
      )
    }
    if (choice[field]) throw new ColumnsFault(`The columns of ${field} are named twice.`)
    choice[field] = refs.map((ref) => (/^[1-9]\d{0,3}$/.test(ref) ? Number(ref) : ref))
  }
  if (choice.email?.length !== 1) throw new ColumnsFault('One column has to hold the address: email=3.')
  return choice
}

/** The same as text again. */
export const columnsText = (choice: ColumnChoice): string =>
  mappedFields.flatMap((field) => (choice[field] ? [`${field}=${choice[field].join('+')}`] : [])).join(',')

/** A heading without case, accents, white space and marks: 'E-Mail Address [Required]' is 'emailaddress'. */
const keyOf = (heading: string): string =>
  folded(heading)
    .replace(/\[[^\]]*\]|\([^)]*\)/g, '')
    .normalize('NFD')
    .replace(/[^\p{L}\p{N}]/gu, '')

function placeOf(ref: ColumnRef, cells: readonly string[]): number {
  if (typeof ref === 'number') {
    if (ref <= cells.length) return ref - 1
    throw new ColumnsFault(`There is no column ${ref}: the first line has ${cells.length}.`)
  }
  const place = cells.findIndex((cell) => keyOf(cell) === keyOf(ref))
  if (place >= 0) return place
  const known = cells.filter((cell) => cell !== '').join(', ')
  throw new ColumnsFault(`There is no column "${ref}". The first line says: ${known}`)
}

const columnOf: Readonly<Record<MappedField, NonNullable<Headings['columns'][number]>>> = {
  email: 'email',
  name: 'name',
  list: 'lists',
  tags: 'tags',
}

/** Whether the first line calls a column so; of somebody without an address, or with a mistyped one, it does not. */
const namesAColumn = (cell: string, first: readonly string[]): boolean =>
  !cell.includes('@') &&
  (first.some((other) => headingKeys.has(keyOf(other))) || (/\p{L}/u.test(cell) && !/\S[.(]\S/u.test(cell)))

/** The columns as they were chosen, by the first line; and whether that is one of headings. */
export function chosenColumns(
  choice: ColumnChoice,
  cells: readonly string[],
  line: string,
  lineNumber: number,
): { headings: Headings; isHeading: boolean } {
  const columns: Headings['columns'][number][] = cells.map(() => null)
  let nameFrom: number[] = []
  for (const field of mappedFields) {
    const places = (choice[field] ?? []).map((ref) => placeOf(ref, cells))
    for (const place of places) {
      if (columns[place]) throw new ColumnsFault(`Column ${place + 1} cannot hold two things.`)
      columns[place] = columnOf[field]
    }
    if (field === 'name') nameFrom = places
  }
  const refs = mappedFields.flatMap((field) => choice[field] ?? [])
  const address = cells[columns.indexOf('email')] ?? ''
  const isHeading = refs.some((ref) => typeof ref === 'string') || namesAColumn(address, cells)
  const named = isHeading ? cells : cells.map((_, at) => `${at + 1}`)
  const headings: Headings = {
    // Nothing names them where the first line is somebody's.
    line: isHeading ? line : '',
    lineNumber,
    columns,
    nameFrom,
    // Files of others have cells behind their headings, and lines that are shorter.
    isForeign: true,
    read: named.filter((_, at) => columns[at] !== null),
    left: named.filter((cell, at) => columns[at] === null && cell !== ''),
  }
  return { headings, isHeading }
}

const keys = (text: string): readonly string[] => text.split(' ')

/** Headings as GoPhish, Moodle, Google, Entra, KnowBe4 and systems of human resources write them, the surest first. */
const emailKeys = keys(
  'email emailaddress workemail emailwork workemailaddress businessemail companyemail primaryemail useremail mail mailaddress netfang tolvupostur epost epostadresse epostadress emailadresse mailadresse correo correoelectronico courriel adressemail adresseemail sahkoposti indirizzoemail userprincipalname upn username login',
)
const firstKeys = keys(
  'firstname givenname forename first preferredfirstname vorname fornavn fornamn prenom nombre eiginnafn fornafn etunimi voornaam nome',
)
const lastKeys = keys(
  'lastname surname familyname last nachname etternavn efternavn efternamn apellidos apellido nom eftirnafn kenninafn sukunimi achternaam cognome',
)
const fullKeys = keys(
  'displayname fullname name employeename workername worker preferredname legalname fulllegalname nafn fulltnafn navn namn nimi naam nombrecompleto nomcomplet',
)
const listKeys = keys(
  'department departmentname dept orgunitpath orgunit organizationalunit supervisoryorganization costcenter costcentername unit group groups team division cohort1 deild svid abteilung afdeling avdeling avdelning departamento service osasto reparto',
)

interface SeenColumn {
  /** From 1. */
  number: number
  heading: string
  sample: string
  holds: MappedField | null
}

export interface RecognisedColumns {
  choice: ColumnChoice
  columns: readonly SeenColumn[]
}

const looked = 20

function cellsOf(line: string, separator: Separator): string[] {
  const cells = noCells()
  const count = Math.abs(splitLine(line, 0, line.length, cells, true, separator))
  return cells.texts.slice(0, count)
}

const isAddress = (cell: string | undefined): boolean => isEmail(keptAddress(cell ?? ''))

/** Of the columns with one of the headings the first that the rows do not speak against. */
function find(
  headings: readonly string[],
  wanted: readonly string[],
  fits: (place: number) => boolean = () => true,
): number {
  for (const key of wanted) {
    const place = headings.findIndex((heading, at) => heading === key && fits(at))
    if (place >= 0) return place
  }
  return -1
}

/** Of a file without headings that say it: the column whose cells are addresses. */
function addressColumn(rows: readonly (readonly string[])[]): number {
  const width = Math.max(0, ...rows.map((row) => row.length))
  for (let place = 0; place < width; place++) {
    const full = rows.filter((row) => isAddress(row[place])).length
    if (full > 0 && full >= rows.length * 0.8) return place
  }
  return -1
}

/** Letters as addresses write them. */
const written: Readonly<Record<string, string>> = {
  ð: 'd',
  þ: 'th',
  æ: 'ae',
  ø: 'o',
  ß: 'ss',
  ł: 'l',
  đ: 'd',
}
const inAddress = (text: string): string =>
  folded(text)
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/[ðþæøßłđ]/g, (letter) => written[letter] ?? letter)

/** Where a word of a cell stands in front of the @ of somebody's address; -1 where none does. */
function placeInAddress(cell: string | undefined, address: string | undefined): number {
  const local = inAddress((address ?? '').replace(/@.*$/, ''))
  const words = inAddress(cell ?? '').match(/\p{L}{3,}/gu) ?? []
  const places = words.map((word) => local.indexOf(word)).filter((place) => place >= 0)
  return places.length > 0 ? Math.min(...places) : -1
}

/** Of a file without headings: the columns out of which addresses were made, given name first, as they say it. */
function nameColumns(rows: readonly (readonly string[])[], email: number): number[] {
  const width = Math.max(0, ...rows.map((row) => row.length))
  const found: { column: number; place: number }[] = []
  for (let column = 0; column < width; column++) {
    if (column === email) continue
    const places = rows.map((row) => placeInAddress(row[column], row[email])).filter((place) => place >= 0)
    if (places.length * 2 < rows.length) continue
    found.push({ column, place: places.reduce((sum, place) => sum + place, 0) / places.length })
  }
  return found
    .slice(0, 2)
    .sort((one, other) => one.place - other.place)
    .map(({ column }) => column)
}

const headingKeys = new Set([...emailKeys, ...firstKeys, ...lastKeys, ...fullKeys, ...listKeys])

/** Whether the first line says what stands below it; somebody whose address is mistyped may stand there, too. */
function areHeadings(first: readonly string[], others: readonly (readonly string[])[]): boolean {
  if (first.some((cell) => cell.includes('@'))) return false
  if (first.some((cell) => headingKeys.has(keyOf(cell)))) return true
  // No column is called what stands in it.
  return !first.some((cell, place) => cell !== '' && others.some((row) => row[place] === cell))
}

/**
 * Which columns hold what in a file that is not ours, by its headings or its cells; null where it is one of ours, which
 * needs no choice, or where nobody can tell.
 */
export function recogniseColumns(text: string): RecognisedColumns | null {
  const lines = text
    .replace(/^\ufeff/, '')
    .split(/\r\n|\r|\n/)
    .filter((line) => line.trim() !== '')
    .slice(0, looked)
  const separator = separatorOf(lines[0] ?? '')
  const [first = [], ...others] = lines.map((line) => cellsOf(line, separator))
  const hasHeadings = areHeadings(first, others)
  const rows = first.some(isAddress) ? [first, ...others] : others
  if (first.length < 2 || (!hasHeadings && addressColumn(rows) === 0)) return null
  const found = hasHeadings ? first.map(keyOf) : []
  const fits = (place: number) => rows.length === 0 || rows.some((row) => isAddress(row[place]))
  const named = find(found, emailKeys, fits)
  const email = named >= 0 ? named : addressColumn(rows)
  if (email < 0) return null
  const [firstName, lastName] = [find(found, firstKeys), find(found, lastKeys)]
  const full = find(found, fullKeys)
  const said = full >= 0 ? [full] : [firstName, lastName].filter((place) => place >= 0)
  const name = hasHeadings ? said : nameColumns(rows, email)
  const list = find(found, listKeys)
  const ours = headingsOf(first, lines[0] ?? '', 1)
  if (ours && (ours.columns.includes('name') || name.length === 0)) return null
  // They stand where ours do: only the line of headings is refused, and that is said.
  const isOurOrder = email === 0 && (name.length === 0 || (name.length === 1 && name[0] === 1))
  if (isOurOrder && (list < 0 || list === 2)) return null
  const choice = {
    email: [email + 1],
    ...(name.length > 0 ? { name: name.map((place) => place + 1) } : {}),
    ...(list >= 0 ? { list: [list + 1] } : {}),
  }
  const holds = (place: number): MappedField | null =>
    place === email ? 'email' : name.includes(place) ? 'name' : place === list ? 'list' : null
  const columns = first.map((heading, place) => ({
    number: place + 1,
    heading: hasHeadings ? heading : '',
    sample: rows.map((row) => row[place] ?? '').find((cell) => cell !== '') ?? '',
    holds: holds(place),
  }))
  return { choice, columns }
}
