import { useEffect, useRef, useState } from 'react'
import { failureOf } from '../lib/failure.ts'

export type Rename = {
  /** Names the pencil and the field: "Rename training program". */
  label: string
  /** Saves the new title, without blanks around it. What it throws is said, and nothing typed is lost. */
  onSave: (title: string) => Promise<unknown>
  /** What is wrong with a title, if anything; asked while it is typed once saving was tried. */
  check?: (title: string) => string | undefined
  /** What becomes of a title that is kept otherwise than it is typed. */
  hint?: (title: string) => string | undefined
  /** The `heed` line that saves such a title; null where it stays in this page until more is saved. */
  command: ((title: string) => string) | null
  maxLength?: number
  disabledReason?: string | undefined
  /** Called when something is typed and not saved, for who guards the way out. */
  onDirty?: (isDirty: boolean) => void
}

/** A title while it is edited: what is typed, what is wrong with it, and whether it is being saved. */
export function useRename(title: string, rename: Rename | undefined) {
  // Undefined while it is only read.
  const [typed, setTyped] = useState<string | undefined>(undefined)
  const [hasBeenOpen, setHasBeenOpen] = useState(false)
  const [isBusy, setBusy] = useState(false)
  const [isTried, setTried] = useState(false)
  const [failure, setFailure] = useState<string | undefined>(undefined)
  const wanted = (typed ?? title).trim()
  const isDirty = typed !== undefined && wanted !== title
  const latestOnDirty = useRef(rename?.onDirty)
  useEffect(() => {
    latestOnDirty.current = rename?.onDirty
  })
  useEffect(() => {
    if (!isDirty) return
    latestOnDirty.current?.(true)
    return () => latestOnDirty.current?.(false)
  }, [isDirty])
  const show = (text: string | undefined) => {
    setTyped(text)
    setTried(false)
    setFailure(undefined)
  }
  return {
    isOpen: typed !== undefined,
    hasBeenOpen,
    isBusy,
    typed: typed ?? title,
    error: failure ?? (isTried ? rename?.check?.(wanted) : undefined),
    open: () => {
      if (rename?.disabledReason !== undefined) return
      setHasBeenOpen(true)
      show(title)
    },
    close: () => {
      if (!isBusy) show(undefined)
    },
    type: (text: string) => {
      setTyped(text)
      setFailure(undefined)
    },
    async save(): Promise<void> {
      if (!rename || isBusy) return
      setTried(true)
      setFailure(undefined)
      if (!isDirty) return show(undefined)
      if (rename.check?.(wanted) !== undefined) return
      setBusy(true)
      try {
        await rename.onSave(wanted)
        show(undefined)
      } catch (error) {
        setFailure(failureOf(error).text)
      } finally {
        setBusy(false)
      }
    },
  }
}
