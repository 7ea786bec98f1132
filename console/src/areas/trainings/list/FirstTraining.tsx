import { observer } from 'mobx-react-lite'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useCompany, useCompanyStore, useRoot } from '../../../app/root/RootContext.tsx'
import { readSavedValue, writeSavedValue } from '../../../lib/storage/storage.ts'
import { CampaignListStores } from '../../../parts/campaigns/list/CampaignListStore.ts'
import { SpacedBanner } from '../../../ui/notices/SpacedBanner.tsx'
import { trainingListKind } from './trainings.tsx'

const isTrue = (value: unknown): value is true => value === true

/** Hidden once dismissed in this browser, or once the company has more trainings (S1 section 2). */
export const FirstTraining = observer(function FirstTraining() {
  const { t } = useTranslation()
  const { isAdmin } = useRoot().session
  const { company_id: companyId } = useCompany()
  const { all } = useCompanyStore(CampaignListStores).get(trainingListKind).counts.regular
  const key = `heed.firstTraining.${String(companyId)}`
  const [isDismissed, setDismissed] = useState(() => readSavedValue(key, isTrue) ?? false)
  const createdCount = all && all.scheduled + all.active + all.completed
  if (!isAdmin || isDismissed || createdCount !== 1) return null
  const dismiss = () => {
    writeSavedValue(key, true)
    setDismissed(true)
  }
  return (
    <SpacedBanner tone="success" onDismiss={dismiss}>
      {t('trainings.firstCreated')}
    </SpacedBanner>
  )
})
