import type { Company } from '@heed/contracts'
import type { ComponentType } from 'react'
import type { Params } from 'react-router'
import type { AccountStores } from './AccountStores.ts'
import type { CompanyStores } from './CompanyStores.ts'

/** What a page knows before it is drawn; the stores are those that it is drawn with. */
interface First {
  company: Company
  stores: CompanyStores
  /** Of the partner account that the page is about. */
  account: AccountStores | undefined
  path: string
  params: Params
  /** The zone whose clocks are shown. */
  zone: string
}

type AskFirst = (first: First) => unknown

const known = new WeakMap<ComponentType, AskFirst>()

/**
 * What a page loads as it is drawn for the first time: where the app begins with the page it is asked for as soon as it is
 * known who is there. The page finds it under way, and what has come by then it draws at once, without a skeleton.
 */
export const asksFirst = (page: ComponentType, ask: AskFirst): void => void known.set(page, ask)

export const firstOf = (page: ComponentType): AskFirst | undefined => known.get(page)
