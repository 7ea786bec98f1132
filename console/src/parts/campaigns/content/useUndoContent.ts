import { useState } from 'react'
import type { RemovedContent } from './RemovedNotice.tsx'

type Wizard<Choice> = { readonly choice: Choice; set: (change: Choice) => void }

export function useUndoContent<Choice>(wizard: Wizard<Choice>) {
  const [removed, setRemoved] = useState<RemovedContent | undefined>(undefined)
  const onDismiss = () => setRemoved(undefined)
  /** Without a text, the change can't be undone. Undo calls `before` first. */
  const change = (run: () => void, text?: string, before?: () => void) => {
    const { choice } = wizard
    run()
    const undo = () => {
      before?.()
      wizard.set(choice)
      onDismiss()
    }
    setRemoved(text === undefined ? undefined : { text, undo })
  }
  return { removed, change, onDismiss }
}
