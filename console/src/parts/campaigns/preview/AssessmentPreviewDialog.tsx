import type { AssessmentPreview } from '@heed/contracts'
import { observer } from 'mobx-react-lite'
import { useTranslation } from 'react-i18next'
import { useCompanyStore } from '../../../app/root/RootContext.tsx'
import { formatApiCommand } from '../../../lib/commands/apiCommand.ts'
import { PreviewDialog, type PreviewRequest } from './PreviewDialog.tsx'
import { PreviewsStore } from './PreviewsStore.ts'

type Props = {
  preview: Omit<AssessmentPreview, 'targetEmail'>
  onClose: () => void
}

export const AssessmentPreviewDialog = observer(function AssessmentPreviewDialog(props: Props) {
  const { preview, onClose } = props
  const { t } = useTranslation()
  const store = useCompanyStore(PreviewsStore)
  const toPreview = ({ targetEmail }: PreviewRequest): AssessmentPreview => ({ ...preview, targetEmail })
  return (
    <PreviewDialog
      send={(request) => store.sendAssessmentPreview(toPreview(request))}
      sentText={t('campaigns.preview.sentAssessment')}
      command={(request) =>
        formatApiCommand('assessments.sendPreview', { companyId: store.companyId }, toPreview(request))
      }
      onClose={onClose}
    />
  )
})
