import { useState } from 'react'
import type { RemovedContent } from './RemovedNotice.tsx'

type Wizard<Choice> = { readonly choice: Choice; set: (update: Choice) => void }

export function useUndoContent<Choice>(wizard: Wizard<Choice>) {
  const [removedContent, setRemovedContent] = useState<RemovedContent | undefined>(undefined)
  const onDismiss = () => setRemovedContent(undefined)
  /** Without `text`, the change can't be undone. Undo calls `beforeUndo` first. */
  const update = (run: () => void, text?: string, beforeUndo?: () => void) => {
    const { choice } = wizard
    run()
    const undo = () => {
      beforeUndo?.()
      wizard.set(choice)
      onDismiss()
    }
    setRemovedContent(text === undefined ? undefined : { text, undo })
  }
  return { removed: removedContent, change: update, onDismiss }
}
