import { observer } from 'mobx-react-lite'
import { useTranslation } from 'react-i18next'

export const RemindersStep = observer(function RemindersStep() {
  const { t } = useTranslation()
  return <h2>{t('trainingWizard.steps.reminders')}</h2>
})
