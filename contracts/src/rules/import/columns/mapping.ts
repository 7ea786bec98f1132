import { foldCase } from '../../../entities/names.ts'
import { formatCount } from '../../sentence.ts'
import { headingKeys, toColumnKey } from './columnKeys.ts'
import type { Headings } from './columns.ts'

export const mappedFields = ['email', 'name', 'list', 'tags'] as const
export type MappedField = (typeof mappedFields)[number]

export type ColumnRef = number | string

export type ColumnChoice = Readonly<Partial<Record<MappedField, readonly ColumnRef[]>>> & {
  readonly nameFallback?: readonly ColumnRef[]
}

const fieldNames: Readonly<Record<string, MappedField>> = {
  email: 'email',
  name: 'name',
  list: 'list',
  lists: 'list',
  tag: 'tags',
  tags: 'tags',
}

export class ColumnMappingError extends RangeError {
  override readonly name = 'ColumnMappingError'
}

export const parseColumnRef = (text: string): ColumnRef => (/^[1-9]\d{0,3}$/.test(text) ? Number(text) : text)

const parseColumnRefs = (text: string): ColumnRef[] =>
  text
    .split('+')
    .map((ref) => ref.trim())
    .map(parseColumnRef)

/** Such as email=3,name=5|1+2,list=4: `+` joins columns, and `|` starts the columns used if a name is empty. */
export function parseColumnChoice(text: string): ColumnChoice {
  const choice: Partial<Record<MappedField, ColumnRef[]>> = {}
  let nameFallback: ColumnRef[] | undefined
  for (const part of text.split(',')) {
    const [fieldName = '', ...rest] = part.split('=')
    const key = foldCase(fieldName).trim()
    const field = Object.hasOwn(fieldNames, key) ? fieldNames[key] : undefined
    const [refs = [], fallback, ...more] = rest.join('=').split('|').map(parseColumnRefs)
    const isUnreadable = [refs, fallback ?? []].some((group) => group.includes(''))
    if (!field || isUnreadable || more.length > 0 || (fallback && field !== 'name')) {
      throw new ColumnMappingError(
        `"${part}" doesn't assign a column to a field; write, for example, email=3,name=1+2,list=department.`,
      )
    }
    if (choice[field]) throw new ColumnMappingError(`Columns for ${field} are specified twice.`)
    choice[field] = refs
    if (fallback) nameFallback = fallback
  }
  if (choice.email?.length !== 1)
    throw new ColumnMappingError('Exactly one column must contain the email address, such as email=3.')
  return nameFallback ? { ...choice, nameFallback } : choice
}

export const formatColumns = (choice: ColumnChoice): string =>
  mappedFields
    .flatMap((field) => {
      const fallback = field === 'name' && choice.nameFallback ? `|${choice.nameFallback.join('+')}` : ''
      return choice[field] ? [`${field}=${choice[field].join('+')}${fallback}`] : []
    })
    .join(',')

export function findColumnIndex(ref: ColumnRef, cells: readonly string[]): number {
  if (typeof ref === 'number') {
    if (ref <= cells.length) return ref - 1
    throw new ColumnMappingError(
      `There is no column ${ref}: the first line has ${formatCount(cells.length, 'column')}.`,
    )
  }
  const index = cells.findIndex((cell) => toColumnKey(cell) === toColumnKey(ref))
  if (index >= 0) return index
  if (cells.some((cell) => cell.includes('@'))) {
    throw new ColumnMappingError(
      `There is no column "${ref}": the first line has no headings. Refer to columns by number.`,
    )
  }
  const knownHeadings = cells.filter((cell) => cell !== '').join(', ')
  throw new ColumnMappingError(`There is no column "${ref}". The first line has: ${knownHeadings}`)
}

const columnsByField: Readonly<Record<MappedField, NonNullable<Headings['columns'][number]>>> = {
  email: 'email',
  name: 'name',
  list: 'lists',
  tags: 'tags',
}

const isColumnName = (cell: string, firstRow: readonly string[]): boolean =>
  !cell.includes('@') &&
  (firstRow.some((cell) => headingKeys.has(toColumnKey(cell))) ||
    (/\p{L}/u.test(cell) && !/\S[.(]\S/u.test(cell)))

export function resolveChosenColumns(
  choice: ColumnChoice,
  cells: readonly string[],
  line: string,
  lineNumber: number,
): { headings: Headings; isHeading: boolean } {
  const columns: Headings['columns'][number][] = cells.map(() => null)
  const assignColumns = (field: MappedField, refs: readonly ColumnRef[] = []): number[] => {
    const places = refs.map((ref) => findColumnIndex(ref, cells))
    for (const columnIndex of places) {
      if (columns[columnIndex])
        throw new ColumnMappingError(`Column ${columnIndex + 1} can't be used for two fields.`)
      columns[columnIndex] = columnsByField[field]
    }
    return places
  }
  const places = Object.fromEntries(mappedFields.map((field) => [field, assignColumns(field, choice[field])]))
  const nameFallback = assignColumns('name', choice.nameFallback)
  const refs = [...mappedFields.flatMap((field) => choice[field] ?? []), ...(choice.nameFallback ?? [])]
  const address = cells[columns.indexOf('email')] ?? ''
  const isHeading = refs.some((ref) => typeof ref === 'string') || isColumnName(address, cells)
  const columnNames = isHeading ? cells : cells.map((_, index) => `${index + 1}`)
  const headings: Headings = {
    line: isHeading ? line : '',
    lineNumber,
    columns,
    names: isHeading ? cells : [],
    nameFrom: places.name ?? [],
    ...(nameFallback.length > 0 ? { nameFallback } : {}),
    isForeign: true,
    read: columnNames.filter((_, index) => columns[index] !== null),
    left: columnNames.filter((cell, index) => columns[index] === null && cell !== ''),
  }
  return { headings, isHeading }
}
