import { observer } from 'mobx-react-lite'
import { useTranslation } from 'react-i18next'
import { PageHeader } from '../../../../ui/PageHeader.tsx'

export const RemindersStep = observer(function RemindersStep() {
  const { t } = useTranslation()
  return <PageHeader title={t('assessmentWizard.steps.reminders')} />
})
