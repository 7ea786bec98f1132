import type { ListRef } from '@heed/contracts'
import * as z from 'zod/mini'
import { useKept } from '../../../app/drafts/useDraft.ts'
import { ByHandDialog } from '../byHand/ByHandDialog.tsx'
import { ImportDialog } from './ImportDialog.tsx'

const Mode = z.enum(['byHand', 'file'])

type Props = {
  /** The list that is open; without one people come from a file only (S2 section 2.3). */
  list?: ListRef | undefined
  onSaved: () => void
  onClose: () => void
}

/** Employees by hand or from a file; by hand is what a list begins with. */
export function AddEmployeesDialog({ list, onSaved, onClose }: Props) {
  const [mode = 'byHand', setMode] = useKept('adding/mode', Mode)
  if (list && mode === 'byHand') {
    return <ByHandDialog list={list} onSwitch={() => setMode('file')} onSaved={onSaved} onClose={onClose} />
  }
  return (
    <ImportDialog
      list={list}
      onSwitch={list && (() => setMode('byHand'))}
      onSaved={onSaved}
      onClose={onClose}
    />
  )
}
