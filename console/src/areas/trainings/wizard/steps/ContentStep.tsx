import { observer } from 'mobx-react-lite'
import { useTranslation } from 'react-i18next'

export const ContentStep = observer(function ContentStep() {
  const { t } = useTranslation()
  return <h2>{t('trainingWizard.steps.content')}</h2>
})
