import { getCompanyReason } from '@heed/contracts'
import { observer } from 'mobx-react-lite'
import { useTranslation } from 'react-i18next'
import { RecipientsInput } from '../../../../parts/campaigns/recipients/RecipientsInput.tsx'
import { PageHeader } from '../../../../ui/titles/PageHeader.tsx'
import { useTrainingWizardStore } from '../useTrainingWizardStore.ts'

export const EmployeesStep = observer(function EmployeesStep() {
  const { t } = useTranslation()
  const store = useTrainingWizardStore()
  return (
    <>
      <PageHeader title={t('trainingWizard.steps.employees')} summary={t('trainingWizard.employees.text')} />
      <RecipientsInput
        value={store.values.userLists}
        onChange={(userLists) => store.set({ userLists })}
        people={store.people}
        problem={getCompanyReason(store.facts)}
      />
    </>
  )
})
