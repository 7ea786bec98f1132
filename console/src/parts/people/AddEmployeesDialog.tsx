import type { ListRef } from '@heed/contracts'
import { useState } from 'react'
import { ByHandDialog } from './byHand/ByHandDialog.tsx'
import { ImportDialog } from './import/ImportDialog.tsx'

type Props = {
  /** The list that is open; without one people come from a file only (S2 section 2.3). */
  list?: ListRef | undefined
  onSaved: () => void
  onClose: () => void
}

/** Employees by hand or from a file; by hand is what a list begins with. */
export function AddEmployeesDialog({ list, onSaved, onClose }: Props) {
  const [isByHand, setByHand] = useState(list !== undefined)
  if (list && isByHand) {
    return <ByHandDialog list={list} onSwitch={() => setByHand(false)} onSaved={onSaved} onClose={onClose} />
  }
  return (
    <ImportDialog
      list={list}
      onSwitch={list && (() => setByHand(true))}
      onSaved={onSaved}
      onClose={onClose}
    />
  )
}
