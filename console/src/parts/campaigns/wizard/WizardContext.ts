import { createContext, useContext } from 'react'
import type { AnyWizard } from './descriptor.ts'

export const WizardContext = createContext<AnyWizard | null>(null)

export function useWizardStore<Store extends AnyWizard>(
  Kind: abstract new (...given: never[]) => Store,
): Store {
  const store = useContext(WizardContext)
  if (!(store instanceof Kind)) throw new Error(`${Kind.name} is outside of its wizard`)
  return store
}
