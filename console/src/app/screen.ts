import type { Area, Availability, Company, Strength, TabCode } from '@heed/contracts'
import type { ParseKeys } from 'i18next'
import type { ComponentType } from 'react'
import type { SessionStore } from './SessionStore.ts'
import type { SideName } from './shell/sides.ts'

/** Least strength in the current company; `guest` is for who is not signed in, others go on to where they wanted. */
export type Who = Strength | 'guest'

/** The side navigation that a screen stands beside; which places it leads to is said in `shell/sides.ts`. */
interface SideEntry {
  nav: SideName
}

/** The places of a partner account. */
export type AccountTab = 'companies' | 'packages' | 'managers' | 'resources' | 'payments' | 'settings'

export interface Screen {
  /** As in '/users/list/:listId'; see `paths`. */
  path: string
  /** Key of its name, for the browser's tab, menu and side navigation. */
  title: ParseKeys
  /** Key of what one does there, where that says more than its name: it is offered so. */
  does?: ParseKeys
  who: Who
  /** What one does there by a button: offered by name wherever one is, and done by the page (`useAsked`). */
  offers?: readonly { key: string; title: ParseKeys; may?: (session: SessionStore) => boolean }[]
  /** What the current company finds there; without it the screen is open to all companies. */
  when?: (company: Company) => Availability
  /** What is said where the plan of the company does not hold it: `when` says 'locked' (S0 section 4). */
  locked?: { title: ParseKeys; text: ParseKeys; demo?: 'training' | 'assessment' }
  /** The tab of the top menu that it lies under; the first screen of a section is what the tab opens. */
  section?: TabCode
  /** Beside the navigation of its part of the console. */
  side?: SideEntry
  /** The tab of a partner account that it lies under: it is about that account, whichever company is the current one. */
  account?: AccountTab
  /** Takes the width of a large window, for tables that stand beside each other. */
  wide?: true
  /** Leads on by itself to where its address says; what stands there is fetched meanwhile. */
  onward?: true
  /** The path of the screen that it stands for: that one is fetched along with it. */
  standsFor?: string
  /** Areas of the API that it calls, whose declarations come with its code. */
  calls?: readonly Area[]
  /** Sections of the texts that have to be there before it is shown. */
  texts?: readonly string[]
  load: () => Promise<ComponentType>
}
