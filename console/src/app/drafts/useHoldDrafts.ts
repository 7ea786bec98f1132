import { useLayoutEffect } from 'react'
import { useRoot } from '../root/RootContext.tsx'

export function useFreezeDrafts(): void {
  const { drafts } = useRoot()
  useLayoutEffect(() => drafts.freeze(), [drafts])
}
