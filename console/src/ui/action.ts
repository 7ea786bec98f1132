import { isForGood } from '@heed/contracts'
import type { ReactNode } from 'react'

/** With `disabledReason` it stays visible and explains why; with `to` it's a link. */
export type Action = {
  key: string
  label: string
  icon?: ReactNode
  onRun?: (() => void) | undefined
  to?: string | undefined
  newTab?: boolean
  disabledReason?: string | undefined
  choices?: readonly Action[] | undefined
  hidden?: boolean | undefined
  hint?: string | undefined
  /** Applies to all similar actions: shown once per menu. */
  note?: string | undefined
  danger?: boolean | undefined
  busy?: boolean | undefined
}

/** Permanent refusals (a viewer's) hide an action, others explain: `{ key, label, ...refusedBy(can.edit) }`. */
export function refusedBy(refusal: string | null): Pick<Action, 'hidden' | 'disabledReason'> {
  return isForGood(refusal) ? { hidden: true } : { disabledReason: refusal ?? undefined }
}

export const hintOf = ({ hint, note }: Action): string | undefined =>
  [hint, note].filter(Boolean).join('\n') || undefined

export const offered = (actions: readonly Action[]): readonly Action[] =>
  actions.filter(({ hidden }) => !hidden)
