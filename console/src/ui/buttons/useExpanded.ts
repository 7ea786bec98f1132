import { useState } from 'react'

export type Expansion = { isOpen: (id: string) => boolean; toggle: (id: string) => void }

export function useExpansion(isExclusive = false): Expansion {
  const [openIds, setOpenIds] = useState<ReadonlySet<string>>(new Set())
  return {
    isOpen: (id) => openIds.has(id),
    toggle: (id) =>
      setOpenIds((previous) => {
        const next = new Set(isExclusive ? [] : previous)
        if (previous.has(id)) next.delete(id)
        else next.add(id)
        return next
      }),
  }
}
