import { observer } from 'mobx-react-lite'
import { useTranslation } from 'react-i18next'

export const StartStep = observer(function StartStep() {
  const { t } = useTranslation()
  return <h2>{t('trainingWizard.steps.start')}</h2>
})
