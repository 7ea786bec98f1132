import { formatCsvLine, formatCsvTime, type Report } from '@heed/contracts'
import { observer } from 'mobx-react-lite'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { useExportName } from '../../../app/files/useExportName.ts'
import { paths } from '../../../app/paths.ts'
import { ListSection } from '../../../app/tables/ListSection.tsx'
import { createCsvBlob, downloadBlob } from '../../../lib/files/download.ts'
import type { PagedList } from '../../../lib/tables/PagedList.ts'
import { ListPicture } from '../../../ui/pictures/pictures.tsx'
import { EmptyState } from '../../../ui/states/EmptyState.tsx'
import type { Columns } from '../../../ui/table/columns.ts'

const toReportLines = (reports: readonly Report[]): string[] => [
  formatCsvLine(['Name', 'Rule (UTC)', 'Employee lists', 'Recipients', 'Created (UTC)']),
  ...reports.map(({ name, rrule, allEmployees, lists, recipientsEmails, created }) =>
    formatCsvLine([
      name,
      rrule ?? '',
      allEmployees ? 'All employees' : lists.map((list) => list.name).join(', '),
      recipientsEmails.join(', '),
      formatCsvTime(created),
    ]),
  ),
]

const downloadReports = (name: string, reports: readonly Report[]): void =>
  downloadBlob(name, createCsvBlob(toReportLines(reports)))

const maxRowsWithoutPager = 4

type Props = {
  title: string
  searchLabel: string
  list: PagedList<Report>
  columns: Columns<Report>
  tools: ReactNode
  emptyTexts: { title: string; text: string }
}

export const ReportsTable = observer(function ReportsTable(props: Props) {
  const { title, searchLabel, list, columns, tools, emptyTexts } = props
  const { t } = useTranslation()
  const fileName = useExportName()(title)
  return (
    <ListSection
      title={title}
      list={list}
      searchLabel={searchLabel}
      fileName={fileName}
      onSave={(reports) => downloadReports(fileName, reports)}
      after={tools}
      columns={columns}
      pagerHiddenUpTo={maxRowsWithoutPager}
      rowId={({ id }) => String(id)}
      rowName={({ name }) => name || t('reports.noName')}
      rowHref={({ id }) => paths.report({ reportId: id })}
      emptyState={<EmptyState picture={<ListPicture />} {...emptyTexts} />}
    />
  )
})
