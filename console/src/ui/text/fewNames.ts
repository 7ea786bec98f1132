import type { TFunction } from 'i18next'

const NAMED = 3

export function formatFewNames(t: TFunction, names: readonly string[]): string {
  const rest = names.length - NAMED
  const few = names
    .slice(0, NAMED)
    .map((name) => `“${name}”`)
    .join(', ')
  return rest > 0 ? `${few} ${t('ui.andMore', { count: rest })}` : few
}
