import { atLeast, strengthOf } from '@heed/contracts'
import { useEffect, useState } from 'react'
import * as z from 'zod/mini'
import { type DraftKind, draftsOf } from '../DraftsStore.ts'
import { useRoot } from '../RootContext.tsx'
import type { RootStore } from '../RootStore.ts'

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
 * with this part of the page, which goes when it was saved, discarded, or left; what the person lost their rights to stays.
 */
export function useDraft<T>(
  key: string,
  shape: Shape<T>,
  of: DraftOf = 'company',
  kind: DraftKind = 'typed',
): Draft<T> {
  const root = useRoot()
  const [draft] = useState(() => openDraft(root, key, shape, of, kind))
  useEffect(() => draft.begin(), [draft])
  return draft
}

/** As `useDraft`, for what gets another place on the way, as a new thing does when it is saved. */
export function useMovingDraft<T>(key: string, shape: Shape<T>): Draft<T> {
  const root = useRoot()
  const open = () => ({ key, draft: openDraft(root, key, shape, 'company', 'typed') })
  const [held, setHeld] = useState(open)
  if (held.key !== key) setHeld(open())
  const { draft } = held
  useEffect(() => draft.begin(), [draft])
  return draft
}

function openDraft<T>(
  { drafts, session, rights }: RootStore,
  key: string,
  shape: Shape<T>,
  of: DraftOf,
  kind: DraftKind,
) {
  // Of the company it was begun in: when another one is chosen this part goes too, and its draft with it.
  const { companyId } = session
  const place = of === 'person' ? key : `${draftsOf(companyId)}${key}`
  const read = shape.safeParse(drafts.read(place))
  const strength = strengthOf(session.user, session.company)
  /** The part was taken from the person, who has neither saved nor discarded what they typed. */
  const isWithdrawn = () =>
    (rights.lost !== null && rights.lost.company_id === companyId) ||
    (session.companyId === companyId && !atLeast(strengthOf(session.user, session.company), strength))
  let isLeftBehind: boolean = false
  return {
    before: read.success ? read.data : undefined,
    keep: (value: T) => drafts.keep(place, value, kind),
    drop: () => drafts.drop(place),
    leaveBehind: () => {
      isLeftBehind = true
    },
    begin: () => {
      drafts.want(place)
      return () => {
        drafts.unwant(place)
        if (!isLeftBehind && session.isSignedIn && !drafts.isHeld && !isWithdrawn()) drafts.drop(place)
      }
    },
  }
}

/** State that outlives a reload and the end of the session, such as which dialog is open. */
export function useKept<T>(
  key: string,
  shape: Shape<T>,
  of?: DraftOf,
  kind: DraftKind = 'place',
): [value: T | undefined, set: (value: T | undefined) => void, leaveBehind: () => void] {
  const draft = useDraft(key, shape, of, kind)
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
