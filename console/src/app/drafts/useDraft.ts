import { useEffect, useState } from 'react'
import * as z from 'zod/mini'
import { useRoot } from '../RootContext.tsx'

/** A schema of zod, or anything that reads like one. */
type Shape<T> = { safeParse: (value: unknown) => { success: true; data: T } | { success: false } }

export interface Draft<T> {
  /** What was kept when this part of the page came up; undefined without any. */
  before: T | undefined
  keep: (value: T) => void
  drop: () => void
  /** It is kept although this part goes, for the next time that it is opened. */
  leaveBehind: () => void
}

/** Whether it is about the current company, or about the person in whichever of them. */
export type DraftOf = 'company' | 'person'

/**
 * What is typed or chosen here and not saved, for observers. It outlives a reload and the end of the session; it goes
 * with this part of the page, which goes when it was saved, discarded, or left.
 */
export function useDraft<T>(key: string, shape: Shape<T>, of: DraftOf = 'company'): Draft<T> {
  const { drafts, session } = useRoot()
  const { companyId } = session
  // Of the company it was begun in: when another one is chosen this part goes too, and its draft with it.
  const [draft] = useState(() => {
    const place = of === 'person' ? key : `${String(companyId)}/${key}`
    const read = shape.safeParse(drafts.read(place))
    let isLeftBehind: boolean = false
    return {
      before: read.success ? read.data : undefined,
      keep: (value: T) => drafts.keep(place, value),
      drop: () => drafts.drop(place),
      leaveBehind: () => {
        isLeftBehind = true
      },
      end: () => {
        if (!isLeftBehind && session.isSignedIn) drafts.drop(place)
      },
    }
  })
  useEffect(() => draft.end, [draft])
  return draft
}

/** State that outlives a reload and the end of the session, such as which dialog is open; for observers. */
export function useKept<T>(
  key: string,
  shape: Shape<T>,
  of?: DraftOf,
): [value: T | undefined, set: (value: T | undefined) => void, leaveBehind: () => void] {
  const draft = useDraft(key, shape, of)
  const [value, setValue] = useState(draft.before)
  const set = (next: T | undefined) => {
    setValue(next)
    if (next === undefined) draft.drop()
    else draft.keep(next)
  }
  return [value, set, draft.leaveBehind]
}

const Yes = z.literal(true)

/** As `useKept`, for what is open or not. */
export function useKeptFlag(
  key: string,
  of?: DraftOf,
): [isOn: boolean, set: (isOn: boolean) => void, leaveBehind: () => void] {
  const [value, set, leaveBehind] = useKept(key, Yes, of)
  return [value ?? false, (isOn) => set(isOn || undefined), leaveBehind]
}
