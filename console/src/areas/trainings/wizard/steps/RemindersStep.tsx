import { observer } from 'mobx-react-lite'
import { useTranslation } from 'react-i18next'
import { RemindersInput } from '../../../../parts/campaigns/reminders/RemindersInput.tsx'
import { PageHeader } from '../../../../ui/titles/PageHeader.tsx'
import { useTrainingWizardStore } from '../useTrainingWizardStore.ts'

export const RemindersStep = observer(function RemindersStep() {
  const { t } = useTranslation()
  const store = useTrainingWizardStore()
  const { values, deliveries, upcomingDeliveries, zone, now } = store
  // Changes on this step don't affect deliveries that were already sent.
  const remindedDeliveries = upcomingDeliveries.length > 0 ? upcomingDeliveries : deliveries
  const dates = remindedDeliveries.map(({ date }) => date).toSorted((a, b) => Date.parse(a) - Date.parse(b))
  return (
    <>
      <PageHeader title={t('trainingWizard.steps.reminders')} summary={t('trainingWizard.reminders.text')} />
      <RemindersInput
        value={values.reminders}
        onChange={(change) => store.set({ reminders: { ...values.reminders, ...change } })}
        deliveryDates={{ dates, before: deliveries.length - remindedDeliveries.length, zone, now }}
      />
    </>
  )
})
