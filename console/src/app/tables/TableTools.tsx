import { observer } from 'mobx-react-lite'
import type { ComponentProps } from 'react'
import type { PagedList } from '../../lib/tables/PagedList.ts'
import { ListSearch } from '../../ui/table/filters/ListSearch.tsx'
import { ExportButton } from '../files/ExportButton.tsx'

type Props = Omit<ComponentProps<typeof ExportButton>, 'total'> & {
  list: Pick<PagedList<unknown>, 'search' | 'setSearch' | 'total'>
  searchLabel: string
}

export const TableTools = observer(function TableTools({ list, searchLabel, ...file }: Props) {
  return (
    <>
      <ListSearch list={list} label={searchLabel} />
      <ExportButton {...file} total={list.total} />
    </>
  )
})
