import { useMemo, useState } from 'react'
import { Tags } from '../ui/badges/Tag.tsx'
import { ActionButton } from '../ui/buttons/ActionButton.tsx'
import { Drawer } from '../ui/dialogs/Drawer.tsx'
import { useFormats } from '../ui/formats.ts'
import { WrapRow } from '../ui/layout.ts'
import { KeyValueList } from '../ui/panels/KeyValueList.tsx'
import { Panel } from '../ui/panels/Panel.tsx'
import { DataTable } from '../ui/table/DataTable.tsx'
import { useOpenRows } from '../ui/table/useOpenRows.ts'
import { type Person, people } from './people/people.ts'
import { createKitPersonColumns } from './people/personColumns.tsx'

const ROWS = people.slice(0, 4)

const getEmail = ({ email }: Person) => email

const createFacts = ({ email, lists, status }: Person) => [
  { label: 'Email', value: email },
  { label: 'Lists', value: <Tags labels={lists} /> },
  { label: 'Status', value: status },
]

type DrawerState = 'full' | 'loading' | 'error'

export function KitDrawer() {
  const [rowIndex, setRowIndex] = useState<number | null>(null)
  const [drawerState, setDrawerState] = useState<DrawerState>('full')
  const formats = useFormats()
  const columns = useMemo(() => createKitPersonColumns(formats), [formats])
  const openRows = useOpenRows('rows')
  const person = ROWS[rowIndex ?? 0]
  const createOpener = (key: DrawerState, label: string) => ({
    key,
    label,
    onRun: () => {
      setDrawerState(key)
      setRowIndex(0)
    },
  })
  const close = () => setRowIndex(null)
  return (
    <Panel title="Detail of a row">
      <DataTable
        label="Rows that open"
        columns={columns}
        rows={ROWS}
        rowId={getEmail}
        rowName={({ name }) => name}
        rowDetail={{ ...openRows, show: (row) => <KeyValueList items={createFacts(row)} /> }}
        empty={null}
      />
      <WrapRow style={{ marginTop: 16 }}>
        <ActionButton action={createOpener('full', 'Open in a drawer')} />
        <ActionButton action={createOpener('loading', 'Drawer: loading')} />
        <ActionButton action={createOpener('error', 'Drawer: error')} />
      </WrapRow>
      <Drawer
        open={rowIndex !== null}
        title={person?.name ?? ''}
        summary="Norðurljós hf., Reykjavík office"
        onClose={close}
        loading={drawerState === 'loading'}
        error={drawerState === 'error' ? 'This employee could not be loaded.' : undefined}
        onRetry={() => setDrawerState('full')}
        neighbours={{
          onPrevious: rowIndex ? () => setRowIndex(rowIndex - 1) : undefined,
          onNext:
            rowIndex !== null && rowIndex + 1 < ROWS.length ? () => setRowIndex(rowIndex + 1) : undefined,
        }}
        actions={[{ key: 'remind', label: 'Send reminder', disabledReason: 'Reminded an hour ago.' }]}
        primary={{ key: 'edit', label: 'Edit employee', onRun: close }}
      >
        {person && <KeyValueList items={createFacts(person)} />}
      </Drawer>
    </Panel>
  )
}
