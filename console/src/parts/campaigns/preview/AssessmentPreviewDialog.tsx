import type { AssessmentPreview } from '@heed/contracts'
import { observer } from 'mobx-react-lite'
import { useTranslation } from 'react-i18next'
import { useCompanyStore } from '../../../app/root/RootContext.tsx'
import { apiCommand } from '../../../lib/commands/apiCommand.ts'
import { type PreviewAsked, PreviewDialog } from './PreviewDialog.tsx'
import { PreviewsStore } from './PreviewsStore.ts'

type Props = {
  preview: Omit<AssessmentPreview, 'targetEmail'>
  onClose: () => void
}

export const AssessmentPreviewDialog = observer(function AssessmentPreviewDialog(props: Props) {
  const { preview, onClose } = props
  const { t } = useTranslation()
  const store = useCompanyStore(PreviewsStore)
  const previewOf = ({ targetEmail }: PreviewAsked): AssessmentPreview => ({ ...preview, targetEmail })
  return (
    <PreviewDialog
      send={(asked) => store.sendAssessment(previewOf(asked))}
      sentText={t('campaigns.preview.sentAssessment')}
      command={(asked) =>
        apiCommand('assessments.sendPreview', { companyId: store.companyId }, previewOf(asked))
      }
      onClose={onClose}
    />
  )
})
