import type { PartnerAccount } from '@heed/contracts'
import { useEffect, useState } from 'react'
import { useRoot } from '../../../app/root/RootContext.tsx'
import { type EstimateQuery, EstimateStore } from './EstimateStore.ts'

export function useEstimate({ id }: PartnerAccount, asked: EstimateQuery | null): EstimateStore {
  const root = useRoot()
  const [store] = useState(() => new EstimateStore(root.ofAccount(id)))
  const key = JSON.stringify(asked)
  useEffect(() => store.ask(JSON.parse(key)), [store, key])
  useEffect(() => () => store.stop(), [store])
  return store
}
