import type { Client } from '@heed/contracts'
import type { ParseKeys } from 'i18next'
import type { ReactElement, ReactNode } from 'react'
import type { Action } from '../../ui/buttons/action.ts'
import type { RootStore } from '../root/RootStore.ts'
import type { CompanyStores } from '../stores/CompanyStores.ts'

export type ShowActions = (actions: readonly Action[]) => ReactNode

export interface FinderResult {
  key: string
  name: string
  detail?: string | undefined
  to: string
  actions?: (show: ShowActions) => ReactElement
}

interface FinderKind {
  title: ParseKeys
  owner?: string
  icon: ReactElement
}

export interface CompanyFinder extends FinderKind {
  find: (company: CompanyStores, text: string, signal: AbortSignal) => Promise<FinderResult[]>
}

export interface AccountFinder extends FinderKind {
  findInAccount: (client: Client, text: string, signal: AbortSignal) => Promise<FinderResult[]>
}

export type Finder = CompanyFinder | AccountFinder

export interface FinderEntry {
  of: string
  load: (root: RootStore) => Promise<readonly Finder[]>
}

export const MAX_FOUND = 5
