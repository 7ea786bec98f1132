import type { Company } from '@heed/contracts'
import type { ComponentType } from 'react'
import type { Params } from 'react-router'
import type { AccountStores } from '../stores/AccountStores.ts'
import type { CompanyStores } from '../stores/CompanyStores.ts'

interface FirstLoadContext {
  company: Company
  stores: CompanyStores
  account: AccountStores | undefined
  path: string
  params: Params
  zone: string
}

type FirstLoader = (context: FirstLoadContext) => unknown

const firstLoaders = new WeakMap<ComponentType, FirstLoader>()

/** Registers a page's first requests. They are sent once the person is known, and the page reuses them. */
export const registerFirstLoad = (page: ComponentType, firstLoader: FirstLoader): void =>
  void firstLoaders.set(page, firstLoader)

export const getFirstLoad = (page: ComponentType): FirstLoader | undefined => firstLoaders.get(page)
