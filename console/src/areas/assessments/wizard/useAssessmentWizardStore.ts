import { useWizardStore } from '../../../parts/campaigns/wizard/WizardContext.ts'
import { AssessmentWizardStore } from './AssessmentWizardStore.ts'

export const useAssessmentWizardStore = () => useWizardStore(AssessmentWizardStore)
