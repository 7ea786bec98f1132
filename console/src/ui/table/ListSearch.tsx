import { observer } from 'mobx-react-lite'
import type { PagedList } from '../../lib/PagedList.ts'
import { SearchField } from '../SearchField.tsx'

type Props = { list: Pick<PagedList<unknown>, 'search' | 'setSearch'>; label: string }

/** Searches a list, beside the other tools of its table; the list itself waits for the typing to stop. */
export const ListSearch = observer(function ListSearch({ list, label }: Props) {
  return (
    <div style={{ flex: '1 1 auto', width: 264, minWidth: 120 }}>
      <SearchField label={label} value={list.search} onChange={list.setSearch} delay={0} />
    </div>
  )
})
