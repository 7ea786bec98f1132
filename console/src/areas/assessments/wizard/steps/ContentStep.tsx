import { observer } from 'mobx-react-lite'
import { useTranslation } from 'react-i18next'
import { PageHeader } from '../../../../ui/PageHeader.tsx'

/** Which scenarios are asked (S1 section 2). */
export const ContentStep = observer(function ContentStep() {
  const { t } = useTranslation()
  return <PageHeader title={t('assessmentWizard.steps.content')} />
})
