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
  disabledReason?: string | undefined
  /** Said on pointing and on focus, such as the name of the file that comes. */
  hint?: string | undefined
  danger?: boolean | undefined
  busy?: boolean | undefined
}
