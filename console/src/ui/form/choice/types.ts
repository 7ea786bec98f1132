import { createTextFilter } from '@heed/contracts'

export type Choice = {
  value: string
  label: string
  detail?: string | undefined
  disabledReason?: string | undefined
}

export type Line = Choice & { action?: 'all' | 'none' | 'create' | 'again' }

/** Maximum number of lines rendered; a search finds the rest. */
export const MAX_LINES = 200

export const getLineKey = (line: Line): string => line.value
export const getLineLabel = (line: Line): string => line.label
export const isDisabled = ({ disabledReason }: Line): boolean => disabledReason !== undefined

export function filterLines<One extends Line>(lines: readonly One[], search: string): One[] {
  const matches = createTextFilter(search.trim())
  return lines.filter(({ label, detail = '' }) => matches(`${label} ${detail}`))
}
