import { observer } from 'mobx-react-lite'
import { useTranslation } from 'react-i18next'

export const GoalStep = observer(function GoalStep() {
  const { t } = useTranslation()
  return <h2>{t('trainingWizard.steps.goal')}</h2>
})
