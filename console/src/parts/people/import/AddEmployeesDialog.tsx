import type { ListRef } from '@heed/contracts'
import * as z from 'zod/mini'
import { useDraftState } from '../../../app/drafts/useDraft.ts'
import { ManualEntryDialog } from '../byHand/ManualEntryDialog.tsx'
import { ImportDialog } from './ImportDialog.tsx'

const Mode = z.enum(['byHand', 'file'])

type Props = {
  list?: ListRef | undefined
  onSaved: () => void
  onClose: () => void
}

export function AddEmployeesDialog({ list, onSaved, onClose }: Props) {
  const [mode = 'byHand', setMode] = useDraftState('adding/mode', Mode)
  if (list && mode === 'byHand') {
    return (
      <ManualEntryDialog list={list} onSwitch={() => setMode('file')} onSaved={onSaved} onClose={onClose} />
    )
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
