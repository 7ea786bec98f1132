import type { Introduction, TrainingPreview } from '@heed/contracts'
import { observer } from 'mobx-react-lite'
import { useTranslation } from 'react-i18next'
import { useCompanyStore } from '../../../app/root/RootContext.tsx'
import { formatApiCommand } from '../../../lib/commands/apiCommand.ts'
import type { PreviewedDelivery } from './DeliveryChoice.tsx'
import { PreviewDialog, type PreviewRequest } from './PreviewDialog.tsx'
import { PreviewsStore } from './PreviewsStore.ts'

type Props = {
  deliveries: readonly PreviewedDelivery[]
  introduction?: Introduction | undefined
  onClose: () => void
}

export const TrainingPreviewDialog = observer(function TrainingPreviewDialog(props: Props) {
  const { deliveries, introduction, onClose } = props
  const { t } = useTranslation()
  const store = useCompanyStore(PreviewsStore)
  const toPreview = (request: PreviewRequest): TrainingPreview => ({
    ...request,
    previewSubjects: deliveries.map(({ subjects }, index) => ({ index, subjectIds: [...subjects] })),
    ...(introduction && { introductoryData: introduction }),
  })
  return (
    <PreviewDialog
      deliveries={deliveries}
      send={(request) => store.sendTrainingPreview(toPreview(request))}
      sentText={t('campaigns.preview.sentTraining')}
      command={(request) =>
        formatApiCommand('trainings.sendPreview', { companyId: store.companyId }, toPreview(request))
      }
      onClose={onClose}
    />
  )
})
