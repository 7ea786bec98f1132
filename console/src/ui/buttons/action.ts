import { isPermanentRefusal } from '@heed/contracts'
import type { ReactNode } from 'react'

/** An action with `disabledReason` stays visible and shows the reason; with `to`, it's a link. */
export type Action = {
  key: string
  label: string
  /** Accessible name, if several controls have this label; starts with the label. */
  name?: string | undefined
  icon?: ReactNode
  onRun?: (() => void) | undefined
  to?: string | undefined
  state?: object
  newTab?: boolean
  disabledReason?: string | undefined
  choices?: readonly Action[] | undefined
  hidden?: boolean | undefined
  hint?: string | undefined
  /** Note that applies to all similar actions, so a menu shows it only once. */
  note?: string | undefined
  danger?: boolean | undefined
  busy?: boolean | undefined
  /** Not known yet whether it will be offered: keeps its place free. */
  pending?: boolean | undefined
}

export const pendingMenu: readonly Action[] = [{ key: 'pending', label: '', pending: true }]

export const pendingStyle = { visibility: 'hidden' } as const

/** Permanent refusals, such as a viewer's, hide the action; other refusals disable it and show the reason. */
export function toRefusalProps(refusal: string | null): Pick<Action, 'hidden' | 'disabledReason'> {
  return isPermanentRefusal(refusal) ? { hidden: true } : { disabledReason: refusal ?? undefined }
}

export const formatHint = ({ hint, note }: Action): string | undefined =>
  [hint, note].filter(Boolean).join('\n') || undefined

export const getVisibleActions = (actions: readonly Action[]): readonly Action[] =>
  actions.filter(({ hidden }) => !hidden)
