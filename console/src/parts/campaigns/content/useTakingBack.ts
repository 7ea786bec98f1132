import { useState } from 'react'
import type { Removed } from './RemovedNotice.tsx'

/** A wizard whose choice of content, with what it came from, can be put back as it was. */
type Wizard<Choice> = { readonly choice: Choice; set: (change: Choice) => void }

/** Changes what people are sent, and says of the last change how it is taken back. */
export function useTakingBack<Choice>(wizard: Wizard<Choice>) {
  const [removed, setRemoved] = useState<Removed | undefined>(undefined)
  const onDismiss = () => setRemoved(undefined)
  /** Without a text it cannot be taken back; `before` is undone first. */
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
