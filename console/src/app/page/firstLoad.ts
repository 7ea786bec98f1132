import type { Company } from '@heed/contracts'
import type { ComponentType } from 'react'
import type { Params } from 'react-router'
import type { AccountStores } from '../stores/AccountStores.ts'
import type { CompanyStores } from '../stores/CompanyStores.ts'

interface First {
  company: Company
  stores: CompanyStores
  account: AccountStores | undefined
  path: string
  params: Params
  zone: string
}

type AskFirst = (first: First) => unknown

const known = new WeakMap<ComponentType, AskFirst>()

/** Registers a page's first requests. They are sent once the person is known, and the page reuses them. */
export const registerFirstLoad = (page: ComponentType, ask: AskFirst): void => void known.set(page, ask)

export const getFirstLoad = (page: ComponentType): AskFirst | undefined => known.get(page)
