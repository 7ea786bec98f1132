import { observer } from 'mobx-react-lite'
import { useEffect, useMemo, useState } from 'react'
import { createChoiceFilter } from '../lib/tables/filters.ts'
import { createLocalFetch } from '../lib/tables/localPages.ts'
import { PagedList } from '../lib/tables/PagedList.ts'
import { getRowCount, toSelectionProps, toTableProps } from '../lib/tables/tableProps.ts'
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
import { createKitPersonColumns } from './people/personColumns.tsx'

type DemoState = 'full' | 'slow' | 'empty' | 'error'

const DEMO_STATES = ['full', 'slow', 'empty', 'error'].map((demoState) => ({
  value: demoState,
  label: `Face: ${demoState}`,
}))

const noop = () => undefined
const getEmail = (person: Person) => person.email
const getName = (person: Person) => person.name

const getRowMenu = (person: Person): Action[] => [
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

const fetchPage = createLocalFetch<Person, Filters>(async () => people, {
  texts: ({ name }) => [name],
  fields: { name: ({ name }) => name, email: ({ email }) => email },
  keeps: (person, { status }) => status === null || person.status === status,
})

function createList(demoState: DemoState) {
  return new PagedList<Person, Filters>(
    async (query, signal) => {
      await new Promise((resolve) => setTimeout(resolve, demoState === 'slow' ? 3600_000 : 400))
      if (demoState === 'error') throw new Error('The employees could not be loaded.')
      return demoState === 'empty' ? { rows: [], total: 0 } : fetchPage(query, signal)
    },
    { size: 5, order: 'name asc', filters: { status: createChoiceFilter(states) } },
  )
}

type ToolsProps = {
  list: PagedList<Person, Filters>
  demoState: DemoState
  onDemoStateChange: (demoState: DemoState) => void
}

const KitTableTools = observer(function KitTableTools({ list, demoState, onDemoStateChange }: ToolsProps) {
  return (
    <>
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
          value={demoState}
          options={DEMO_STATES}
          onChange={(next) => onDemoStateChange(next as DemoState)}
        />
      </div>
    </>
  )
})

export const KitTables = observer(function KitTables() {
  const formats = useFormats()
  const columns = useMemo(() => createKitPersonColumns(formats), [formats])
  const [demoState, setDemoState] = useState<DemoState>('full')
  const [list, setList] = useState(() => createList('full'))
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
        search={
          <SearchField label="Search employees" value={list.search} onChange={list.setSearch} delay={0} />
        }
        filters={
          <ChoiceFilters
            list={list}
            fields={[
              { name: 'status', label: 'Status', choices: states.map((value) => ({ value, label: value })) },
            ]}
          />
        }
        tools={
          <KitTableTools
            list={list}
            demoState={demoState}
            onDemoStateChange={(next) => {
              setDemoState(next)
              setList(createList(next))
            }}
          />
        }
      >
        <DataTable
          {...toTableProps(list)}
          {...toSelectionProps(list, getEmail)}
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
          rowMenu={getRowMenu}
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
