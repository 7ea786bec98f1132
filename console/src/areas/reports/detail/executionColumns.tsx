import { executionStatus, type ReportExecution } from '@heed/contracts'
import type { TFunction } from 'i18next'
import type { ReactNode } from 'react'
import { dateTime } from '../../../lib/dates/timeFormats.ts'
import type { Formats } from '../../../lib/formats.ts'
import { columnsOf } from '../../../ui/table/columns.ts'
import { Muted } from '../../../ui/text/Muted.tsx'
import { ExecutionStatus } from './ExecutionStatus.tsx'
import { FewRecipients } from './FewRecipients.tsx'

const col = columnsOf<ReportExecution>()
const { planned, error } = executionStatus

export const runText = (
  { generatedAt, scheduledAt }: Pick<ReportExecution, 'generatedAt' | 'scheduledAt'>,
  formats: Formats,
): string => dateTime(formats, generatedAt ?? scheduledAt)

function asItStands({ status }: ReportExecution, content: ReactNode): ReactNode {
  if (status === planned) return <Muted>{content}</Muted>
  return status === error ? <del>{content}</del> : content
}

export const executionColumns = (
  t: TFunction,
  formats: Formats,
  files: (execution: ReportExecution) => ReactNode,
) =>
  col.columns([
    col.display({
      id: 'generated',
      header: t('reports.generated'),
      cell: ({ row: { original } }) => asItStands(original, runText(original, formats)),
      // Failed and planned runs have no generation time, so rows are sorted by due time.
      meta: { order: 'scheduledAt', width: 184 },
    }),
    col.display({
      id: 'recipients',
      header: t('reports.recipients'),
      cell: ({ row: { original } }) =>
        asItStands(original, <FewRecipients recipients={original.recipients} />),
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
