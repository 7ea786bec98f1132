import { observer } from 'mobx-react-lite'
import { useTranslation } from 'react-i18next'
import { useDraftFlag } from '../../../../app/drafts/useDraft.ts'
import { useFormats } from '../../../../ui/formats.ts'
import { Banner } from '../../../../ui/notices/Banner.tsx'
import { useTrainingWizardStore } from '../useTrainingWizardStore.ts'
import { formatDeliveryDate } from './deliveryTexts.ts'

export const CopiedNotice = observer(function CopiedNotice() {
  const { t } = useTranslation()
  const { origin, copied: copiedCampaign, values, zone } = useTrainingWizardStore()
  const formats = useFormats(zone)
  const [isNoticeRead, setNoticeRead] = useDraftFlag('copied/read')
  if (origin.kind !== 'copy' || !copiedCampaign.value || values.start === null || isNoticeRead) return null
  return (
    <div style={{ marginBottom: 16 }}>
      <Banner
        tone="info"
        action={{ key: 'schedule', label: t('trainingWizard.content.toSchedule'), to: '?step=schedule' }}
        onDismiss={() => setNoticeRead(true)}
      >
        {t('trainingWizard.copied.text', {
          name: copiedCampaign.value.name,
          date: formatDeliveryDate(formats, values.start),
        })}
      </Banner>
    </div>
  )
})
