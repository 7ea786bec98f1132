import { createContext, useContext } from 'react'
import type { AssessmentWizardStore } from './AssessmentWizardStore.ts'

export const WizardContext = createContext<AssessmentWizardStore | null>(null)

export function useAssessmentWizardStore(): AssessmentWizardStore {
  const store = useContext(WizardContext)
  if (!store) throw new Error('useAssessmentWizardStore stands outside of the wizard')
  return store
}
