import { executionStatus, getFilesRefusal, type ReportExecution } from '@heed/contracts'
import type { TFunction } from 'i18next'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { formatDateTime } from '../../../lib/dates/timeFormats.ts'
import type { Formats } from '../../../lib/formats.ts'
import { StatusBadge } from '../../../ui/badges/StatusBadge.tsx'
import { createColumns } from '../../../ui/table/columns.ts'
import { MutedText } from '../../../ui/text/Muted.tsx'
import { getReasonProps } from '../../../ui/tooltipProps.ts'
import { RecipientsSummary } from './RecipientsSummary.tsx'

const { planned, running, succeeded, error } = executionStatus
const statusStyles = {
  [planned]: { tone: 'neutral', word: 'planned' },
  [running]: { tone: 'info', word: 'running' },
  [succeeded]: { tone: 'success', word: 'succeeded' },
  [error]: { tone: 'error', word: 'error' },
} as const

function ExecutionStatus({ status }: Pick<ReportExecution, 'status'>) {
  const { t } = useTranslation()
  const { tone, word } = statusStyles[status]
  if (status !== error) return <StatusBadge tone={tone} label={t(`reports.statuses.${word}`)} />
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: the hover hint must appear on focus, too
    <span tabIndex={0} role="note" {...getReasonProps(t('reports.failedTip'))}>
      <StatusBadge tone={tone} label={getFilesRefusal(status) ?? ''} />
    </span>
  )
}

const col = createColumns<ReportExecution>()

export const formatRun = (
  { generatedAt, scheduledAt }: Pick<ReportExecution, 'generatedAt' | 'scheduledAt'>,
  formats: Formats,
): string => formatDateTime(formats, generatedAt ?? scheduledAt)

function renderByStatus({ status }: ReportExecution, content: ReactNode): ReactNode {
  if (status === planned) return <MutedText>{content}</MutedText>
  return status === error ? <del>{content}</del> : content
}

export const createExecutionColumns = (
  t: TFunction,
  formats: Formats,
  files: (execution: ReportExecution) => ReactNode,
) =>
  col.columns([
    col.display({
      id: 'generated',
      header: t('reports.generated'),
      cell: ({ row: { original } }) => renderByStatus(original, formatRun(original, formats)),
      // Failed and planned runs have no generation time, so rows are sorted by due time.
      meta: { order: 'scheduledAt', width: 184 },
    }),
    col.display({
      id: 'recipients',
      header: t('reports.recipients'),
      cell: ({ row: { original } }) =>
        renderByStatus(original, <RecipientsSummary recipients={original.recipients} />),
      meta: { priority: 3 },
    }),
    col.display({
      id: 'status',
      header: t('reports.status'),
      cell: ({ row }) => <ExecutionStatus {...row.original} />,
      meta: { priority: 1, width: 192, selfEvident: true },
    }),
    col.display({
      id: 'files',
      header: t('reports.download'),
      cell: ({ row }) => files(row.original),
      meta: { priority: 1, width: 208, selfEvident: true },
    }),
  ])
