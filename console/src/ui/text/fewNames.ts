import type { TFunction } from 'i18next'

const MAX_NAMES = 3

export function formatNameSummary(t: TFunction, names: readonly string[]): string {
  const rest = names.length - MAX_NAMES
  const shownNames = names
    .slice(0, MAX_NAMES)
    .map((name) => `“${name}”`)
    .join(', ')
  return rest > 0 ? `${shownNames} ${t('ui.andMore', { count: rest })}` : shownNames
}
