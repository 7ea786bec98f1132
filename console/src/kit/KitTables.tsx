import { observer } from 'mobx-react-lite'
import { useEffect, useMemo, useState } from 'react'
import { createChoiceFilter } from '../lib/tables/filters.ts'
import { localPages } from '../lib/tables/localPages.ts'
import { PagedList } from '../lib/tables/PagedList.ts'
import { getRowCount, selectionProps, tableProps } from '../lib/tables/tableProps.ts'
import type { Action } from '../ui/buttons/action.ts'
import { SearchField } from '../ui/form/SearchField.tsx'
import { SelectBox } from '../ui/form/SelectBox.tsx'
import { useFormats } from '../ui/formats.ts'
import { LinkTabs } from '../ui/navigation/LinkTabs.tsx'
import { Section } from '../ui/panels/Section.tsx'
import { PeoplePicture } from '../ui/pictures/PeoplePicture.tsx'
import { EmptyState } from '../ui/states/EmptyState.tsx'
import { DataTable } from '../ui/table/DataTable.tsx'
import { ChoiceFilters } from '../ui/table/filters/ChoiceFilters.tsx'
import { SortSelect } from '../ui/table/filters/SortSelect.tsx'
import { type Person, people } from './people/people.ts'
import { personColumns } from './people/personColumns.tsx'

type Face = 'full' | 'slow' | 'empty' | 'error'

const FACES = ['full', 'slow', 'empty', 'error'].map((face) => ({ value: face, label: `Face: ${face}` }))

const noop = () => undefined
const getEmail = (person: Person) => person.email
const getName = (person: Person) => person.name

const rowMenu = (person: Person): Action[] => [
  { key: 'edit', label: 'Edit employee', onRun: noop },
  {
    key: 'delete',
    label: 'Delete employee',
    danger: true,
    onRun: noop,
    disabledReason: person.status === 'active' ? undefined : 'Single sign-on looks after this person.',
  },
]

const states = ['active', 'invited', 'bounced'] as const
type Filters = { status: Person['status'] | null }

const pages = localPages<Person, Filters>(async () => people, {
  texts: ({ name }) => [name],
  fields: { name: ({ name }) => name, email: ({ email }) => email },
  keeps: (person, { status }) => status === null || person.status === status,
})

function listFor(face: Face) {
  return new PagedList<Person, Filters>(
    async (query, signal) => {
      await new Promise((resolve) => setTimeout(resolve, face === 'slow' ? 3600_000 : 400))
      if (face === 'error') throw new Error('The employees could not be loaded.')
      return face === 'empty' ? { rows: [], total: 0 } : pages(query, signal)
    },
    { size: 5, order: 'name asc', filters: { status: createChoiceFilter(states) } },
  )
}

type ToolsProps = { list: PagedList<Person, Filters>; face: Face; onFace: (face: Face) => void }

const KitTableTools = observer(function KitTableTools({ list, face, onFace }: ToolsProps) {
  return (
    <>
      <div style={{ flex: '1 1 auto', width: 240 }}>
        <SearchField label="Search employees" value={list.search} onChange={list.setSearch} delay={0} />
      </div>
      <SortSelect
        order={list.order}
        onOrder={(order) => void list.setOrder(order)}
        fields={[
          { field: 'name', label: 'Name' },
          { field: 'email', label: 'Email' },
        ]}
      />
      <div style={{ width: 160 }}>
        <SelectBox
          label="Face"
          labelHidden
          value={face}
          options={FACES}
          onChange={(next) => onFace(next as Face)}
        />
      </div>
    </>
  )
})

export const KitTables = observer(function KitTables() {
  const formats = useFormats()
  const columns = useMemo(() => personColumns(formats), [formats])
  const [face, setFace] = useState<Face>('full')
  const [list, setList] = useState(() => listFor('full'))
  useEffect(() => void list.load(), [list])
  const empty = (
    <EmptyState
      picture={<PeoplePicture />}
      title={list.search ? `Nobody is called “${list.search}”` : 'No employees yet'}
      text="Add employees by hand or import a file. They won't get anything until you start a training."
      primary={{ key: 'add', label: 'Add employees', onRun: noop }}
    />
  )
  return (
    <section aria-label="Table">
      <LinkTabs
        label="Employees"
        tabs={[
          { to: '/', label: 'All employees', count: list.total },
          { to: '/lists', label: 'Lists', count: 7 },
        ]}
      />
      <Section
        title="All employees"
        count={getRowCount(list)}
        tools={
          <KitTableTools
            list={list}
            face={face}
            onFace={(next) => {
              setFace(next)
              setList(listFor(next))
            }}
          />
        }
      >
        <div style={{ padding: '12px 20px' }}>
          <ChoiceFilters
            list={list}
            fields={[
              { name: 'status', label: 'Status', choices: states.map((value) => ({ value, label: value })) },
            ]}
          />
        </div>
        <DataTable
          {...tableProps(list)}
          {...selectionProps(list, getEmail)}
          label="All employees"
          columns={columns}
          rowId={getEmail}
          rowName={getName}
          rowAcross={(person) =>
            person.status === 'invited'
              ? { columns: ['score', 'lastActive'], content: 'Has not signed in yet' }
              : undefined
          }
          rowHref={(person) => `/users/${person.email}/`}
          rowMenu={rowMenu}
          bulkActions={[
            { key: 'remove', label: 'Remove from list', onRun: noop },
            { key: 'delete', label: 'Delete', danger: true, onRun: noop },
          ]}
          empty={empty}
        />
      </Section>
    </section>
  )
})
