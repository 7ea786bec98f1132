import { useWizardStore } from '../../../parts/campaigns/wizard/WizardContext.ts'
import { TrainingWizardStore } from './TrainingWizardStore.ts'

export const useTrainingWizardStore = () => useWizardStore(TrainingWizardStore)
