import type { Area, Availability, Company, TabCode } from '@heed/contracts'
import type { ParseKeys } from 'i18next'
import type { ComponentType } from 'react'
import type { SessionStore } from '../session/SessionStore.ts'
import type { Audience } from '../session/sessionTypes.ts'

export type SideName = 'settings'

interface SideEntry {
  nav: SideName
}

export type AccountTab = 'companies' | 'packages' | 'managers' | 'resources' | 'payments' | 'settings'

export interface Screen {
  path: string
  title: ParseKeys
  does?: ParseKeys
  who: Audience
  /** Actions that the palette offers and the page performs (see `useActionParam`). */
  offers?: readonly { key: string; title: ParseKeys; may?: (session: SessionStore) => boolean }[]
  /** Omit for screens that are available to all companies. */
  when?: (company: Company) => Availability
  /** Shown when `when` returns 'locked' (S0 section 4). */
  locked?: { title: ParseKeys; text: ParseKeys; demo?: 'training' | 'assessment' }
  /** The screen is a top tab and opens its section's first screen. */
  section?: TabCode
  side?: SideEntry
  /** The screen is an account tab, so it ignores the current company. */
  account?: AccountTab
  wide?: true
  /** The page is a form, so its lines stay readable. */
  form?: true
  /** The screen only redirects, so its target is preloaded. */
  onward?: true
  standsFor?: string
  calls?: readonly Area[]
  texts?: readonly string[]
  load: () => Promise<ComponentType>
}
