import { containing } from '@heed/contracts'

/** One of several things to choose. */
export type Choice = {
  value: string
  label: string
  /** A second line: whose it is, how many it holds. */
  detail?: string | undefined
  disabledReason?: string | undefined
}

/** A line of the open list: a choice, or something to do instead. */
export type Line = Choice & { action?: 'all' | 'none' | 'create' | 'again' }

/** So many are drawn; the rest is found by searching. */
export const mostLines = 200

export const keyOf = (line: Line): string => line.value
export const labelOf = (line: Line): string => line.label
export const isStopped = ({ disabledReason }: Line): boolean => disabledReason !== undefined

/** The lines that hold what is typed. */
export function matching<One extends Line>(lines: readonly One[], typed: string): One[] {
  const fits = containing(typed.trim())
  return lines.filter(({ label, detail = '' }) => fits(`${label} ${detail}`))
}
