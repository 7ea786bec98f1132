import Download from 'virtual:icon/FileDownloadOutlined'
import { ppv } from '@heed/contracts/endpoints/campaigns/ppv'
import { observer } from 'mobx-react-lite'
import { type ReactNode, useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { useFileDownload } from '../../app/files/useFetchedFile.ts'
import { useRefresh } from '../../app/live/useRefresh.ts'
import { makeFileName } from '../../lib/files/saveFile.ts'
import { getRowCount, toTableProps } from '../../lib/tables/tableProps.ts'
import { ActionButton } from '../../ui/buttons/ActionButton.tsx'
import { useFormats } from '../../ui/formats.ts'
import { Section } from '../../ui/panels/Section.tsx'
import { EmptyState } from '../../ui/states/EmptyState.tsx'
import { DataTable } from '../../ui/table/DataTable.tsx'
import { useTableUrlSync } from '../../ui/table/useTableUrlSync.ts'
import { MutedText } from '../../ui/text/Muted.tsx'
import type { UsageLog } from './UsageLog.ts'
import { createUsageColumns } from './usageColumns.tsx'

const PAGE_BUTTON_COUNT = 5

type Props = {
  log: UsageLog
  tools?: ReactNode
}

export const UsageTable = observer(function UsageTable({ log, tools }: Props) {
  const { t } = useTranslation()
  const formats = useFormats()
  const createFileAction = useFileDownload()
  const { list } = log
  const columns = useMemo(() => createUsageColumns(t, formats), [t, formats])
  useTableUrlSync(list)
  useRefresh(() => void list.refresh())
  const exportAction = {
    key: 'export',
    label: t('ui.export'),
    icon: <Download />,
    ...createFileAction('usage', {
      fileLabel: t('embed.usage'),
      name: makeFileName(t('embed.usage'), ppv.exportUsage),
      fetch: (options) => log.file(options),
    }),
    // No note about the file's language: programs read this file, so its header is the same in every language.
    note: undefined,
    disabledReason: list.total === 0 ? t('ui.noData') : undefined,
  }
  return (
    <Section
      title={t('embed.usage')}
      count={getRowCount(list)}
      tools={
        <>
          <MutedText>{t('embed.log.zone', { zone: formats.zone })}</MutedText>
          {tools}
          <ActionButton action={exportAction} />
        </>
      }
    >
      <DataTable
        {...toTableProps(list)}
        label={t('embed.usage')}
        columns={columns}
        rowId={({ id }) => String(id)}
        rowName={({ id }) => String(id)}
        pageButtons={PAGE_BUTTON_COUNT}
        empty={<EmptyState title={t('ui.noData')} text={t('embed.noUsage')} />}
      />
    </Section>
  )
})
