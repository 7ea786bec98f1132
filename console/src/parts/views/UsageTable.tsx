import type { PpvLogRow } from '@heed/contracts'
import { ppv } from '@heed/contracts/endpoints/ppv'
import Download from '@mui/icons-material/FileDownloadOutlined'
import { observer } from 'mobx-react-lite'
import { type ReactNode, useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { useRefresh } from '../../app/live/useRefresh.ts'
import { useDirectLink } from '../../app/useDirectLink.ts'
import { downloadFrom } from '../../lib/download.ts'
import type { PagedList } from '../../lib/PagedList.ts'
import { countOf, tableProps } from '../../lib/tableProps.ts'
import { ActionButton } from '../../ui/ActionButton.tsx'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { useFormats } from '../../ui/formats.ts'
import { Muted } from '../../ui/Muted.tsx'
import { Section } from '../../ui/Section.tsx'
import { DataTable } from '../../ui/table/DataTable.tsx'
import { useTableAddress } from '../../ui/table/useTableAddress.ts'
import { usageColumns } from './usageColumns.tsx'

/** Buttons of pages below the log (S2 section 9). */
const PAGE_BUTTONS = 5

type Props = {
  log: PagedList<PpvLogRow>
  companyId: number
  /** Stands before the export. */
  tools?: ReactNode
}

/** The usage log of a company, its export beside it. */
export const UsageTable = observer(function UsageTable({ log, companyId, tools }: Props) {
  const { t } = useTranslation()
  const formats = useFormats()
  const link = useDirectLink()
  const columns = useMemo(() => usageColumns(t, formats), [t, formats])
  useTableAddress(log)
  useRefresh(() => void log.refresh())
  const exporting = {
    key: 'export',
    label: t('ui.export'),
    icon: <Download />,
    onRun: () => downloadFrom(link(ppv.exportUsage, { companyId })),
    disabledReason: log.total === 0 ? t('ui.noData') : undefined,
  }
  return (
    <Section
      title={t('embed.usage')}
      count={countOf(log)}
      tools={
        <>
          <Muted>{t('embed.log.zone', { zone: formats.zone })}</Muted>
          {tools}
          <ActionButton action={exporting} />
        </>
      }
    >
      <DataTable
        {...tableProps(log)}
        label={t('embed.usage')}
        columns={columns}
        rowId={({ id }) => String(id)}
        rowName={({ id }) => String(id)}
        pageButtons={PAGE_BUTTONS}
        empty={<EmptyState title={t('ui.noData')} text={t('embed.noUsage')} />}
      />
    </Section>
  )
})
