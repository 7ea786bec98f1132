import { getStrength, hasStrength } from '@heed/contracts'
import { useEffect, useState } from 'react'
import * as z from 'zod/mini'
import { useRoot } from '../root/RootContext.tsx'
import type { RootStore } from '../root/RootStore.ts'
import { type DraftKind, makeDraftPrefix } from '../stores/DraftsStore.ts'

type Shape<T> = { safeParse: (value: unknown) => { success: true; data: T } | { success: false } }

export interface Draft<T> {
  before: T | undefined
  keep: (value: T) => void
  drop: () => void
  /** Keeps the draft after unmounting, for the next time that this part is opened. */
  leaveBehind: () => void
}

export type DraftOwner = 'company' | 'person'

/** Input that survives reloads and sign-out; unmounting drops it unless access was lost. Call inside an observer. */
export function useDraft<T>(
  key: string,
  shape: Shape<T>,
  of: DraftOwner = 'company',
  kind: DraftKind = 'typed',
): Draft<T> {
  const root = useRoot()
  const [draft] = useState(() => openDraft(root, key, shape, of, kind))
  useEffect(() => draft.begin(), [draft])
  return draft
}

/** Like `useDraft`, but the key may change, for example when a new item gets its id. */
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
  of: DraftOwner,
  kind: DraftKind,
) {
  // The draft belongs to the company in which it was started: switching companies unmounts this component.
  const { companyId } = session
  const place = of === 'person' ? key : `${makeDraftPrefix(companyId)}${key}`
  const read = shape.safeParse(drafts.read(place))
  const strength = getStrength(session.user, session.company)
  const isWithdrawn = () =>
    (rights.lost !== null && rights.lost.company_id === companyId) ||
    (session.companyId === companyId && !hasStrength(getStrength(session.user, session.company), strength))
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

/** State that survives reloads and sign-out, such as an open dialog. */
export function useDraftState<T>(
  key: string,
  shape: Shape<T>,
  of?: DraftOwner,
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

export function useDraftFlag(
  key: string,
  of?: DraftOwner,
): [isOn: boolean, set: (isOn: boolean) => void, leaveBehind: () => void] {
  const [value, set, leaveBehind] = useDraftState(key, Yes, of)
  return [value ?? false, (isOn) => set(isOn || undefined), leaveBehind]
}
