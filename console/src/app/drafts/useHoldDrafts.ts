import { useLayoutEffect } from 'react'
import { useRoot } from '../root/RootContext.tsx'

export function useHoldDrafts(): void {
  const { drafts } = useRoot()
  useLayoutEffect(() => drafts.hold(), [drafts])
}
