import { useState } from 'react'
import type { Removed } from './RemovedNotice.tsx'

type Wizard<Choice> = { readonly choice: Choice; set: (change: Choice) => void }

export function useTakingBack<Choice>(wizard: Wizard<Choice>) {
  const [removed, setRemoved] = useState<Removed | undefined>(undefined)
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
