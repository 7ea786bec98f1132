import { observer } from 'mobx-react-lite'
import { useTranslation } from 'react-i18next'
import { KeyValue } from '../../../ui/KeyValue.tsx'
import { useTrainingWizardStore } from './WizardContext.ts'

/** What the training means for people: who, when, how many. */
export const WizardSide = observer(function WizardSide() {
  const { t } = useTranslation()
  const { people, deliveries } = useTrainingWizardStore()
  return (
    <KeyValue
      items={[
        { label: t('trainingWizard.side.people'), value: people.value ?? 0 },
        { label: t('trainingWizard.side.deliveries'), value: deliveries.length },
      ]}
    />
  )
})
