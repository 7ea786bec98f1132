import { getCompanyReason } from '@heed/contracts'
import { observer } from 'mobx-react-lite'
import { useTranslation } from 'react-i18next'
import { RecipientsInput } from '../../parts/campaigns/recipients/RecipientsInput.tsx'
import { StepHeader } from '../../parts/campaigns/wizard/steps/StepHeader.tsx'
import { useWizardStore } from '../../parts/campaigns/wizard/WizardContext.ts'
import { RadioCards } from '../../ui/form/RadioCards.tsx'
import { KeyValueList } from '../../ui/panels/KeyValueList.tsx'
import { topics } from './DrillsStore.ts'
import { DrillWizardStore } from './DrillWizardStore.ts'

export const TopicStep = observer(function TopicStep() {
  const { t } = useTranslation()
  const store = useWizardStore(DrillWizardStore)
  const options = topics.map((value) => ({ value, label: t(`drillWizard.topics.${value}`) }))
  return (
    <>
      <StepHeader title={t('drillWizard.steps.topic')} lead={t('drillWizard.topicLead')} />
      <RadioCards
        label={t('drillWizard.steps.topic')}
        value={store.values.topic ?? ''}
        onChange={(topic) => store.set({ topic: topic || null })}
        options={options}
      />
    </>
  )
})

export const EmployeesStep = observer(function EmployeesStep() {
  const { t } = useTranslation()
  const { values, people, facts, set } = useWizardStore(DrillWizardStore)
  return (
    <>
      <StepHeader title={t('drillWizard.steps.employees')} lead={t('drillWizard.due')} />
      <RecipientsInput
        value={values.userLists}
        onChange={(userLists) => set({ userLists })}
        people={people}
        problem={getCompanyReason(facts)}
      />
    </>
  )
})

export const FinalizeStep = observer(function FinalizeStep() {
  const { t } = useTranslation()
  const { values, facts } = useWizardStore(DrillWizardStore)
  const topic = values.topic && t(`drillWizard.topics.${values.topic}`)
  return (
    <>
      <StepHeader title={t('drillWizard.steps.finalize')} lead={t('drillWizard.due')} />
      <KeyValueList
        items={[
          { label: t('drillWizard.steps.topic'), value: topic },
          { label: t('drillWizard.steps.employees'), value: facts.employees },
        ]}
      />
    </>
  )
})
