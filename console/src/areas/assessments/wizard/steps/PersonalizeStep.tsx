import { observer } from 'mobx-react-lite'
import { useTranslation } from 'react-i18next'
import { PageHeader } from '../../../../ui/PageHeader.tsx'

/** What the scenarios say of the company (S1 section 5). */
export const PersonalizeStep = observer(function PersonalizeStep() {
  const { t } = useTranslation()
  return <PageHeader title={t('assessmentWizard.steps.personalize')} />
})
