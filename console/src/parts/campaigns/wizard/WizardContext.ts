import { createContext, useContext } from 'react'
import type { BaseCampaignWizard } from './descriptor.ts'

export const WizardContext = createContext<BaseCampaignWizard | null>(null)

export function useWizardStore<Store extends BaseCampaignWizard>(
  Kind: abstract new (...given: never[]) => Store,
): Store {
  const store = useContext(WizardContext)
  if (!(store instanceof Kind)) throw new Error(`${Kind.name} is outside of its wizard`)
  return store
}
