import { observer } from 'mobx-react-lite'
import { useTranslation } from 'react-i18next'

export const ScheduleStep = observer(function ScheduleStep() {
  const { t } = useTranslation()
  return <h2>{t('trainingWizard.steps.schedule')}</h2>
})
