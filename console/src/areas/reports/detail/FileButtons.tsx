import Visibility from 'virtual:icon/VisibilityOutlined'
import { executionStatus, type ReportExecution } from '@heed/contracts'
import IconButton from '@mui/material/IconButton'
import { observer } from 'mobx-react-lite'
import { useContext } from 'react'
import { useTranslation } from 'react-i18next'
import { ActionButton } from '../../../ui/buttons/ActionButton.tsx'
import { WrapRow } from '../../../ui/layout.ts'
import { getTooltipProps } from '../../../ui/tooltipProps.ts'
import { useFileAction } from '../actions/useFileAction.ts'
import type { FileKind, ReportStore } from './ReportStore.ts'
import { PreviewedRunContext } from './usePreviewedRun.ts'

type Props = {
  store: ReportStore
  execution: ReportExecution
  name: string
}

export function FileButtons(props: Props) {
  const { execution, name } = props
  const previewedRun = useContext(PreviewedRunContext)
  const { t } = useTranslation()
  if (execution.status !== executionStatus.succeeded) return null
  return (
    <WrapRow style={{ flexWrap: 'nowrap', gap: 6 }}>
      {/* Files that exist in every row are listed first, so that the buttons align. */}
      <FileButton {...props} kind="pdf" />
      <FileButton {...props} kind="csv" />
      {execution.hasPDF && (
        <IconButton
          {...getTooltipProps(t('reports.preview'))}
          size="small"
          color={execution.id === previewedRun.id ? 'primary' : 'default'}
          aria-label={t('reports.previewOf', { date: name })}
          aria-pressed={execution.id === previewedRun.id}
          onClick={() => previewedRun.show(execution.id)}
        >
          <Visibility fontSize="small" />
        </IconButton>
      )}
    </WrapRow>
  )
}

const FileButton = observer(function FileButton({
  store,
  execution,
  name,
  kind,
}: Props & { kind: FileKind }) {
  const { t } = useTranslation()
  const action = useFileAction(store, kind)(execution)
  const accessibleName = t('reports.fileOf', { word: action.label, date: name })
  return <ActionButton action={{ ...action, name: accessibleName }} size="small" />
})
