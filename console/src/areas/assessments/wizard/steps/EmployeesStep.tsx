import { getCompanyReason } from '@heed/contracts'
import { observer } from 'mobx-react-lite'
import { useTranslation } from 'react-i18next'
import { RecipientsInput } from '../../../../parts/campaigns/recipients/RecipientsInput.tsx'
import { StepHeader } from '../../../../parts/campaigns/wizard/steps/StepHeader.tsx'
import { useAssessmentWizardStore } from '../useAssessmentWizardStore.ts'

export const EmployeesStep = observer(function EmployeesStep() {
  const { t } = useTranslation()
  const store = useAssessmentWizardStore()
  return (
    <>
      <StepHeader title={t('assessmentWizard.steps.employees')} lead={t('assessmentWizard.employees.text')} />
      <RecipientsInput
        value={store.values.userLists}
        onChange={(userLists) => store.set({ userLists })}
        people={store.people}
        problem={getCompanyReason(store.facts)}
      />
    </>
  )
})
