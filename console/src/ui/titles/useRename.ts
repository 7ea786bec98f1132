import { useEffect, useRef, useState } from 'react'
import { toFailure } from '../../lib/requests/failure.ts'

export type Rename = {
  label: string
  onSave: (title: string) => Promise<unknown>
  check?: (title: string) => string | undefined
  hint?: (title: string) => string | undefined
  /** Equivalent CLI command; null if the title is saved later with the page. */
  command: ((title: string) => string) | null
  maxLength?: number
  disabledReason?: string | undefined
  onDirty?: (isDirty: boolean) => void
}

export function useRename(title: string, rename: Rename | undefined) {
  const [inputText, setInputText] = useState<string | undefined>(undefined)
  const [hasBeenOpen, setHasBeenOpen] = useState(false)
  const [isBusy, setBusy] = useState(false)
  const [hasTried, setHasTried] = useState(false)
  const [failure, setFailure] = useState<string | undefined>(undefined)
  const newTitle = (inputText ?? title).trim()
  const isDirty = inputText !== undefined && newTitle !== title
  const latestOnDirty = useRef(rename?.onDirty)
  useEffect(() => {
    latestOnDirty.current = rename?.onDirty
  })
  useEffect(() => {
    if (!isDirty) return
    latestOnDirty.current?.(true)
    return () => latestOnDirty.current?.(false)
  }, [isDirty])
  const setInput = (text: string | undefined) => {
    setInputText(text)
    setHasTried(false)
    setFailure(undefined)
  }
  return {
    isOpen: inputText !== undefined,
    hasBeenOpen,
    isBusy,
    typed: inputText ?? title,
    error: failure ?? (hasTried ? rename?.check?.(newTitle) : undefined),
    open: () => {
      if (rename?.disabledReason !== undefined) return
      setHasBeenOpen(true)
      setInput(title)
    },
    close: () => {
      if (!isBusy) setInput(undefined)
    },
    type: (text: string) => {
      setInputText(text)
      setFailure(undefined)
    },
    async save(): Promise<void> {
      if (!rename || isBusy) return
      setHasTried(true)
      setFailure(undefined)
      if (!isDirty) return setInput(undefined)
      if (rename.check?.(newTitle) !== undefined) return
      setBusy(true)
      try {
        await rename.onSave(newTitle)
        setInput(undefined)
      } catch (error) {
        setFailure(toFailure(error).text)
      } finally {
        setBusy(false)
      }
    },
  }
}
