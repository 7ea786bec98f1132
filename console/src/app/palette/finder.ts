import type { Client } from '@heed/contracts'
import type { ParseKeys } from 'i18next'
import type { ReactElement, ReactNode } from 'react'
import type { Action } from '../../ui/action.ts'
import type { CompanyStores } from '../CompanyStores.ts'
import type { RootStore } from '../RootStore.ts'

/** Draws what can be done with a thing. */
export type ShowActions = (actions: readonly Action[]) => ReactNode

/** A thing that was found by its name. */
export interface Found {
  /** The only one of its kind. */
  key: string
  name: string
  /** What tells it from another one of the same name. */
  detail?: string | undefined
  to: string
  /** The actions of its row menu, with the dialogs that they open. */
  actions?: (show: ShowActions) => ReactElement
}

interface Kind {
  /** Key of what they are called. */
  title: ParseKeys
  /** Whose they are, where that belongs to it. */
  owner?: string
  icon: ReactElement
}

/** Things of one kind that a company has; `find` gives the first few whose names hold the text. */
export interface CompanyFinder extends Kind {
  find: (company: CompanyStores, text: string, signal: AbortSignal) => Promise<Found[]>
}

/** The same of things that lie in no company: a partner without one finds them, too. */
export interface AccountFinder extends Kind {
  findInAccount: (client: Client, text: string, signal: AbortSignal) => Promise<Found[]>
}

export type Finder = CompanyFinder | AccountFinder

/** Those of an area, fetched when something is looked for. */
export interface FinderOf {
  /** Pattern of the screen that lists them. */
  of: string
  load: (root: RootStore) => Promise<readonly Finder[]>
}

/** Things of one kind that are shown. */
export const MOST_FOUND = 5
