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
        setFailure(toFailure(error).text)
      } finally {
        setBusy(false)
      }
    },
  }
}
