export type Option = {
  value: string
  label: string
  count?: number | undefined
  disabled?: boolean
  group?: string | undefined
}

const PAGE_LENGTH = 10

export function groupOptions(options: readonly Option[]) {
  const names = [...new Set(options.map(({ group }) => group))]
  return names.map((name) => ({ name, options: options.filter(({ group }) => group === name) }))
}

const listEnabled = (options: readonly Option[]) =>
  groupOptions(options).flatMap((group) => group.options.filter(({ disabled }) => !disabled))

/** Returns undefined for keys that don't move. Disabled options are skipped. */
export function findNextOption(
  options: readonly Option[],
  current: string | undefined,
  key: string,
): Option | undefined {
  const enabled = listEnabled(options)
  const index = enabled.findIndex(({ value }) => value === current)
  const last = enabled.length - 1
  const indexes: Readonly<Record<string, number>> = {
    ArrowDown: index + 1,
    ArrowUp: index < 0 ? last : index - 1,
    PageDown: index + PAGE_LENGTH,
    PageUp: index - PAGE_LENGTH,
    Home: 0,
    End: last,
  }
  const next = indexes[key]
  return next === undefined ? undefined : enabled[Math.max(0, Math.min(last, next))]
}

const startsWith = (label: string, typed: string) =>
  label.slice(0, typed.length).localeCompare(typed, undefined, { sensitivity: 'base' }) === 0

export function findTypedOption(
  options: readonly Option[],
  current: string | undefined,
  typed: string,
): Option | undefined {
  const enabled = listEnabled(options)
  const [letter = ''] = typed
  const isRepeated = [...typed].every((character) => character === letter)
  const index = enabled.findIndex(({ value }) => value === current)
  const start = isRepeated ? index + 1 : Math.max(0, index)
  const ordered = [...enabled.slice(start), ...enabled.slice(0, start)]
  return ordered.find(({ label }) => startsWith(label, isRepeated ? letter : typed))
}
