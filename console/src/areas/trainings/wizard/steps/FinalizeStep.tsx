import { observer } from 'mobx-react-lite'
import { useTranslation } from 'react-i18next'

export const FinalizeStep = observer(function FinalizeStep() {
  const { t } = useTranslation()
  return <h2>{t('trainingWizard.steps.finalize')}</h2>
})
