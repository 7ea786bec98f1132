import { observer } from 'mobx-react-lite'
import { useTranslation } from 'react-i18next'

export const EmployeesStep = observer(function EmployeesStep() {
  const { t } = useTranslation()
  return <h2>{t('trainingWizard.steps.employees')}</h2>
})
