import { isForGood } from '@heed/contracts'
import type { ReactNode } from 'react'

/**
 * One thing a person can do, said once and shown as a button, in a menu or in a page header. With
 * `disabledReason` it stays visible and says why it cannot be done; with `to` it is a link.
 */
export type Action = {
  key: string
  label: string
  icon?: ReactNode
  onRun?: (() => void) | undefined
  to?: string | undefined
  /** Opens beside the console. */
  newTab?: boolean
  disabledReason?: string | undefined
  /** Kinds of it: the primary button of a page opens a menu of them instead. */
  choices?: readonly Action[] | undefined
  /** It is not offered at all. */
  hidden?: boolean | undefined
  /** Said on pointing and on focus, such as the name of the file that comes. */
  hint?: string | undefined
  /** What is to be known of all that are like it: said once in a menu, and beside each that stands alone. */
  note?: string | undefined
  danger?: boolean | undefined
  busy?: boolean | undefined
}

/**
 * What a refusal of `contracts` does to an action: `{ key, label, ...refusedBy(can.edit) }`. Refused for good, as to a
 * viewer, it is not there; refused by how things stand, it says why.
 */
export function refusedBy(refusal: string | null): Pick<Action, 'hidden' | 'disabledReason'> {
  return isForGood(refusal) ? { hidden: true } : { disabledReason: refusal ?? undefined }
}

/** All that is to be known of an action that stands alone. */
export const hintOf = ({ hint, note }: Action): string | undefined =>
  [hint, note].filter(Boolean).join('\n') || undefined

/** The actions that are offered. */
export const offered = (actions: readonly Action[]): readonly Action[] =>
  actions.filter(({ hidden }) => !hidden)
