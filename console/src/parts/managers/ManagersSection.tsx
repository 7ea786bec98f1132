import type { Manager } from '@heed/contracts'
import { observer } from 'mobx-react-lite'
import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { TableTools } from '../../app/TableTools.tsx'
import type { PagedList } from '../../lib/PagedList.ts'
import { countOf, tableProps } from '../../lib/tableProps.ts'
import type { Action } from '../../ui/action.ts'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { useFormats } from '../../ui/formats.ts'
import { PeoplePicture } from '../../ui/pictures/PeoplePicture.tsx'
import { Section } from '../../ui/Section.tsx'
import { DataTable } from '../../ui/table/DataTable.tsx'
import { NothingFound } from '../../ui/table/NothingFound.tsx'
import { useTableAddress } from '../../ui/table/useTableAddress.ts'
import { downloadManagers } from './exports.ts'
import { managerColumns } from './managerColumns.tsx'
import { pagerHiddenUpTo } from './managerList.ts'

type Props = {
  title: string
  list: PagedList<Manager>
  /** Whether one of them gets bills. */
  hasBills: boolean
  menu: (manager: Manager) => readonly Action[]
  add: Action
  fileName: string
  none: { title: string; text: string }
}

/** A table of those who manage something, searched and saved. */
export const ManagersSection = observer(function ManagersSection(props: Props) {
  const { title, list, hasBills, menu, add, fileName, none } = props
  const { t } = useTranslation()
  const formats = useFormats()
  const columns = useMemo(() => managerColumns(t, formats, { hasBills }), [t, formats, hasBills])
  useTableAddress(list)
  return (
    <Section
      title={title}
      count={countOf(list)}
      tools={
        <TableTools
          list={list}
          searchLabel={t('settings.admins.search')}
          fileName={fileName}
          onDownload={async () => downloadManagers(fileName, await list.every(), { hasBills })}
        />
      }
    >
      <DataTable
        {...tableProps(list)}
        label={title}
        columns={columns}
        rowId={({ email }) => email}
        rowName={({ name, email }) => name || email}
        rowMenu={menu}
        sizes={[10, 20, 50]}
        pagerHiddenUpTo={pagerHiddenUpTo}
        empty={
          list.search === '' ? (
            <EmptyState picture={<PeoplePicture />} {...none} action={add} />
          ) : (
            <NothingFound
              text={t('ui.notFound', { search: list.search })}
              onClear={() => list.setSearch('')}
            />
          )
        }
      />
    </Section>
  )
})
