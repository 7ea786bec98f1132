export type FilterField<Value> = {
  none: Value
  /** Must accept any text and ignore invalid text. */
  read(texts: readonly string[]): Value
  write(value: Value): readonly string[]
}

export type FiltersCodec<Filters> = { [Name in keyof Filters]: FilterField<Filters[Name]> }

export const createChoiceFilter = <const Choice extends string>(
  choices: readonly Choice[],
): FilterField<Choice | null> => ({
  none: null,
  read: ([text]) => choices.find((choice) => choice === text) ?? null,
  write: (choice) => (choice === null ? [] : [choice]),
})

export const createChoicesFilter = <const Choice extends string>(
  choices: readonly Choice[],
): FilterField<readonly Choice[]> => ({
  none: [],
  read: (texts) => choices.filter((choice) => texts.includes(choice)),
  write: (values) => values,
})

export const textFilter: FilterField<string | null> = {
  none: null,
  read: ([text]) => text || null,
  write: (name) => (name === null ? [] : [name]),
}

export const textsFilter: FilterField<readonly string[]> = {
  none: [],
  read: (texts) => [...new Set(texts.filter((text) => text !== ''))],
  write: (values) => values,
}

export const idsFilter: FilterField<readonly number[]> = {
  none: [],
  read: (texts) => [...new Set(texts.map(Number).filter((id) => Number.isSafeInteger(id) && id > 0))],
  write: (values) => values.map(String),
}

export const createEmptyFilters = <Filters>(codec: FiltersCodec<Filters>): Filters =>
  mapCodec(codec, (field) => field.none)

export const readFilters = <Filters>(
  codec: FiltersCodec<Filters>,
  getTexts: (name: string) => readonly string[],
): Filters => mapCodec(codec, (field, name) => field.read(getTexts(name)))

export function writeFilters<Filters>(
  codec: FiltersCodec<Filters>,
  filters: Filters,
): Record<string, readonly string[]> {
  return Object.fromEntries(getKeys(codec).map((name) => [name, codec[name].write(filters[name])]))
}

const getKeys = <Filters>(codec: FiltersCodec<Filters>) =>
  Object.keys(codec) as Extract<keyof Filters, string>[]

function mapCodec<Filters>(
  codec: FiltersCodec<Filters>,
  mapField: (field: FilterField<Filters[keyof Filters]>, name: string) => unknown,
): Filters {
  const entries = getKeys(codec).map((name) => [
    name,
    mapField(codec[name] as unknown as FilterField<Filters[keyof Filters]>, name),
  ])
  return Object.fromEntries(entries) as Filters
}
