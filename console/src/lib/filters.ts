/** A value of a filter, and how it stands in the address: as texts, none of them for the usual value. */
export type FilterField<Value> = {
  none: Value
  /** Whatever the texts are; what nobody could have chosen is as if it were not there. */
  read(texts: readonly string[]): Value
  write(value: Value): readonly string[]
}

/** The filters of a list by name, each with its values and their texts. */
export type FiltersCodec<Filters> = { [Name in keyof Filters]: FilterField<Filters[Name]> }

/** One of some choices, or none of them. */
export const oneOf = <const Choice extends string>(
  choices: readonly Choice[],
): FilterField<Choice | null> => ({
  none: null,
  read: ([text]) => choices.find((choice) => choice === text) ?? null,
  write: (choice) => (choice === null ? [] : [choice]),
})

/** Any of some choices, in their order. */
export const manyOf = <const Choice extends string>(
  choices: readonly Choice[],
): FilterField<readonly Choice[]> => ({
  none: [],
  read: (texts) => choices.filter((choice) => texts.includes(choice)),
  write: (chosen) => chosen,
})

/** One of what only the server knows, by its name. */
export const named: FilterField<string | null> = {
  none: null,
  read: ([text]) => text || null,
  write: (name) => (name === null ? [] : [name]),
}

/** Any of what only the server knows, by their names, each once. */
export const names: FilterField<readonly string[]> = {
  none: [],
  read: (texts) => [...new Set(texts.filter((text) => text !== ''))],
  write: (chosen) => chosen,
}

/** Ids of things that only the server knows, each once. */
export const ids: FilterField<readonly number[]> = {
  none: [],
  read: (texts) => [...new Set(texts.map(Number).filter((id) => Number.isSafeInteger(id) && id > 0))],
  write: (chosen) => chosen.map(String),
}

export const noFilters = <Filters>(codec: FiltersCodec<Filters>): Filters =>
  mapped(codec, (field) => field.none)

export const readFilters = <Filters>(
  codec: FiltersCodec<Filters>,
  textsOf: (name: string) => readonly string[],
): Filters => mapped(codec, (field, name) => field.read(textsOf(name)))

/** The texts of each filter by its name; none for what is as usual. */
export function writeFilters<Filters>(
  codec: FiltersCodec<Filters>,
  filters: Filters,
): Record<string, readonly string[]> {
  return Object.fromEntries(keysOf(codec).map((name) => [name, codec[name].write(filters[name])]))
}

const keysOf = <Filters>(codec: FiltersCodec<Filters>) =>
  Object.keys(codec) as Extract<keyof Filters, string>[]

function mapped<Filters>(
  codec: FiltersCodec<Filters>,
  take: (field: FilterField<Filters[keyof Filters]>, name: string) => unknown,
): Filters {
  const entries = keysOf(codec).map((name) => [
    name,
    take(codec[name] as unknown as FilterField<Filters[keyof Filters]>, name),
  ])
  return Object.fromEntries(entries) as Filters
}
