import { useLayoutEffect } from 'react'
import { useRoot } from '../RootContext.tsx'

/** Before the parts of a page end that broke: what was typed there is found when it is opened again. */
export function useHeldDrafts(): void {
  const { drafts } = useRoot()
  useLayoutEffect(() => drafts.hold(), [drafts])
}
