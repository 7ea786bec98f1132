import type { Download } from '@heed/contracts'
import { observer } from 'mobx-react-lite'
import { useEffect, useMemo, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useRoot } from '../../../app/root/RootContext.tsx'
import { Resource } from '../../../lib/requests/Resource.ts'
import { toFailureProps } from '../../../lib/tables/tableProps.ts'
import { useFormats } from '../../../ui/formats.ts'
import { PdfPreview } from '../../../ui/media/PdfPreview.tsx'
import { Panel } from '../../../ui/panels/Panel.tsx'
import { formatRun } from './executionColumns.tsx'
import type { ReportStore } from './ReportStore.ts'

/** Height, px: shows a full-width page without nested scrolling. */
const heightPx = 720

type Props = { store: ReportStore; executionId: number }

export const PdfPanel = observer(function PdfPanel({ store, executionId }: Props) {
  const { t } = useTranslation()
  const { session } = useRoot()
  const formats = useFormats()
  const [pdf] = useState(() => new Resource<Download>())
  const { token } = session
  const { zone } = formats
  useEffect(() => {
    pdf.clear()
    void pdf.load((signal) => store.pdf(executionId, { token: token ?? '', zone }, signal))
    return () => pdf.cancel()
  }, [pdf, store, executionId, token, zone])
  const { value } = pdf
  const file = useMemo(() => value && new Blob([value.bytes as BlobPart], { type: value.type }), [value])
  const { error, onRetry } = toFailureProps(pdf)
  const run = store.executions.rows.find(({ id }) => id === executionId)
  const title = run ? t('reports.previewOf', { date: formatRun(run, formats) }) : t('reports.preview')
  return (
    <Panel title={title}>
      <PdfPreview
        title={title}
        fileName={value?.name ?? `${title}.pdf`}
        file={file}
        height={heightPx}
        error={error}
        onRetry={onRetry}
      />
    </Panel>
  )
})
