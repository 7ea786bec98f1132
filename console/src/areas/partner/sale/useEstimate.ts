import type { PartnerAccount } from '@heed/contracts'
import { useEffect, useState } from 'react'
import { useRoot } from '../../../app/root/RootContext.tsx'
import { type EstimateQuery, EstimateStore } from './EstimateStore.ts'

export function useEstimate({ id }: PartnerAccount, query: EstimateQuery | null): EstimateStore {
  const root = useRoot()
  const [store] = useState(() => new EstimateStore(root.getAccountStores(id)))
  const key = JSON.stringify(query)
  useEffect(() => store.ask(JSON.parse(key)), [store, key])
  useEffect(() => () => store.stop(), [store])
  return store
}
