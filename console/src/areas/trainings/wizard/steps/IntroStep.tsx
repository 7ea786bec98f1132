import { observer } from 'mobx-react-lite'
import { useTranslation } from 'react-i18next'

export const IntroStep = observer(function IntroStep() {
  const { t } = useTranslation()
  return <h2>{t('trainingWizard.steps.introMessage')}</h2>
})
