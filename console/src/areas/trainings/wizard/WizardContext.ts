import { createContext, useContext } from 'react'
import type { TrainingWizardStore } from './TrainingWizardStore.ts'

export const WizardContext = createContext<TrainingWizardStore | null>(null)

export function useTrainingWizardStore(): TrainingWizardStore {
  const store = useContext(WizardContext)
  if (!store) throw new Error('useTrainingWizardStore stands outside of the wizard')
  return store
}
