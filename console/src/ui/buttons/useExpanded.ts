import { useState } from 'react'

export type Expansion = { isOpen: (id: string) => boolean; toggle: (id: string) => void }

export function useExpansion(oneAtATime = false): Expansion {
  const [open, setOpen] = useState<ReadonlySet<string>>(new Set())
  return {
    isOpen: (id) => open.has(id),
    toggle: (id) =>
      setOpen((last) => {
        const next = new Set(oneAtATime ? [] : last)
        if (last.has(id)) next.delete(id)
        else next.add(id)
        return next
      }),
  }
}
