import type { Report } from '@heed/contracts'
import { observer } from 'mobx-react-lite'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { paths } from '../../../app/paths.ts'
import { TableTools } from '../../../app/TableTools.tsx'
import { useExportName } from '../../../app/useExportName.ts'
import type { PagedList } from '../../../lib/PagedList.ts'
import { countOf, tableProps } from '../../../lib/tableProps.ts'
import { EmptyState } from '../../../ui/EmptyState.tsx'
import { ListPicture } from '../../../ui/pictures/pictures.tsx'
import { Section } from '../../../ui/Section.tsx'
import type { Columns } from '../../../ui/table/columns.ts'
import { DataTable } from '../../../ui/table/DataTable.tsx'
import { NothingFound } from '../../../ui/table/NothingFound.tsx'
import { useTableAddress } from '../../../ui/table/useTableAddress.ts'
import { downloadReports } from './exports.ts'

/** The pager of reports is hidden under five rows (S2 section 9). */
const pagerHiddenUpTo = 4

type Props = {
  title: string
  searchLabel: string
  list: PagedList<Report>
  columns: Columns<Report>
  /** What begins one, and what sorts them, in the head of the card. */
  tools: ReactNode
  empty: { title: string; text: string }
}

/** Reports of one kind in their card. */
export const ReportsTable = observer(function ReportsTable(props: Props) {
  const { title, searchLabel, list, columns, tools, empty } = props
  const { t } = useTranslation()
  const fileName = useExportName()(title)
  useTableAddress(list)
  return (
    <Section
      title={title}
      count={countOf(list)}
      tools={
        <>
          <TableTools
            list={list}
            searchLabel={searchLabel}
            fileName={fileName}
            onDownload={async () => downloadReports(fileName, await list.every())}
          />
          {tools}
        </>
      }
    >
      <DataTable
        {...tableProps(list)}
        label={title}
        columns={columns}
        pagerHiddenUpTo={pagerHiddenUpTo}
        rowId={({ id }) => String(id)}
        rowName={({ name }) => name || t('reports.noName')}
        rowHref={({ id }) => paths.report({ reportId: id })}
        empty={
          list.search.trim() ? (
            <NothingFound search={list.search} onClear={() => list.setSearch('')} />
          ) : (
            <EmptyState picture={<ListPicture />} {...empty} />
          )
        }
      />
    </Section>
  )
})
