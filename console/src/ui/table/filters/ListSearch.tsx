import { observer } from 'mobx-react-lite'
import type { PagedList } from '../../../lib/tables/PagedList.ts'
import { SearchField } from '../../form/SearchField.tsx'

type Props = { list: Pick<PagedList<unknown>, 'search' | 'setSearch'>; label: string }

export const ListSearch = observer(function ListSearch({ list, label }: Props) {
  return (
    <div style={{ flex: '1 1 auto', width: '16.5rem', minWidth: '7.5rem' }}>
      <SearchField label={label} value={list.search} onChange={list.setSearch} delay={0} />
    </div>
  )
})
