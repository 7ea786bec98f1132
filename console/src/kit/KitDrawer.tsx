import { styled } from '@mui/material/styles'
import { useState } from 'react'
import { ActionButton } from '../ui/ActionButton.tsx'
import { DetailRow } from '../ui/DetailRow.tsx'
import { Drawer } from '../ui/Drawer.tsx'
import { ExpandButton } from '../ui/ExpandButton.tsx'
import { KeyValue } from '../ui/KeyValue.tsx'
import { Flow } from '../ui/layout.ts'
import { Panel } from '../ui/Panel.tsx'
import { Tags } from '../ui/Tag.tsx'
import { useExpanded } from '../ui/useExpanded.ts'
import { type Person, people } from './people.ts'

const Table = styled('table')({
  width: '100%',
  borderSpacing: 0,
  '& td, & th': { height: 48, padding: '4px 12px', textAlign: 'left' },
})

const ROWS = people.slice(0, 4)

const facts = ({ email, lists, status }: Person) => [
  { label: 'Email', value: email },
  { label: 'Lists', value: <Tags labels={lists} /> },
  { label: 'Status', value: status },
]

type Face = 'full' | 'loading' | 'error'

export function KitDrawer() {
  const [at, setAt] = useState<number | null>(null)
  const [face, setFace] = useState<Face>('full')
  const { isOpen, toggle } = useExpanded()
  const person = ROWS[at ?? 0]
  const opener = (key: Face, label: string) => ({
    key,
    label,
    onRun: () => {
      setFace(key)
      setAt(0)
    },
  })
  const close = () => setAt(null)
  return (
    <Panel title="Detail of a row">
      <Table aria-label="Rows that open">
        <thead>
          <tr>
            <th scope="col" style={{ width: 64 }} aria-label="Details" />
            <th scope="col">Name</th>
            <th scope="col">Status</th>
          </tr>
        </thead>
        <tbody>
          {ROWS.flatMap((row) => {
            const id = `detail of ${row.email}`.replaceAll(/\W/g, '-')
            const toggleRow = () => toggle(row.email)
            return [
              <tr key={row.email}>
                <td>
                  <ExpandButton
                    name={row.name}
                    isOpen={isOpen(row.email)}
                    onToggle={toggleRow}
                    controls={id}
                  />
                </td>
                <td>{row.name}</td>
                <td>{row.status}</td>
              </tr>,
              isOpen(row.email) && (
                <DetailRow key={id} id={id} name={row.name} columns={3}>
                  <KeyValue items={facts(row)} />
                </DetailRow>
              ),
            ]
          })}
        </tbody>
      </Table>
      <Flow style={{ marginTop: 16 }}>
        <ActionButton action={opener('full', 'Open in a drawer')} />
        <ActionButton action={opener('loading', 'Drawer: loading')} />
        <ActionButton action={opener('error', 'Drawer: error')} />
      </Flow>
      <Drawer
        open={at !== null}
        title={person?.name ?? ''}
        summary="Norðurljós hf., Reykjavík office"
        onClose={close}
        loading={face === 'loading'}
        error={face === 'error' ? 'This employee could not be loaded.' : undefined}
        onRetry={() => setFace('full')}
        neighbours={{
          onPrevious: at ? () => setAt(at - 1) : undefined,
          onNext: at !== null && at + 1 < ROWS.length ? () => setAt(at + 1) : undefined,
        }}
        actions={[{ key: 'remind', label: 'Send reminder', disabledReason: 'Reminded an hour ago.' }]}
        primary={{ key: 'edit', label: 'Edit employee', onRun: close }}
      >
        {person && <KeyValue items={facts(person)} />}
      </Drawer>
    </Panel>
  )
}
