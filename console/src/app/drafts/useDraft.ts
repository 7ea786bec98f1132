import { getAccessLevel, hasAccessLevel } from '@heed/contracts'
import { useEffect, useState } from 'react'
import * as z from 'zod/mini'
import { useRoot } from '../root/RootContext.tsx'
import type { RootStore } from '../root/RootStore.ts'
import { type DraftKind, makeDraftPrefix } from '../stores/DraftsStore.ts'

type DraftShape<T> = { safeParse: (value: unknown) => { success: true; data: T } | { success: false } }

export interface Draft<T> {
  restoredValue: T | undefined
  save: (value: T) => void
  drop: () => void
  /** Keeps the draft when the component unmounts, for the next time it is mounted. */
  keepOnUnmount: () => void
}

export type DraftOwner = 'company' | 'person'

/** Input that survives reloads and sign-out; unmounting drops it unless access was lost. Call inside an observer. */
export function useDraft<T>(
  key: string,
  shape: DraftShape<T>,
  owner: DraftOwner = 'company',
  kind: DraftKind = 'typed',
): Draft<T> {
  const root = useRoot()
  const [draft] = useState(() => openDraft(root, key, shape, owner, kind))
  useEffect(() => draft.begin(), [draft])
  return draft
}

/** Like `useDraft`, but the key may change, for example when a new item gets its id. */
export function useKeyedDraft<T>(key: string, shape: DraftShape<T>): Draft<T> {
  const root = useRoot()
  const openKeyedDraft = () => ({ key, draft: openDraft(root, key, shape, 'company', 'typed') })
  const [keyedDraft, setKeyedDraft] = useState(openKeyedDraft)
  if (keyedDraft.key !== key) setKeyedDraft(openKeyedDraft())
  const { draft } = keyedDraft
  useEffect(() => draft.begin(), [draft])
  return draft
}

function openDraft<T>(
  { drafts, session, rights }: RootStore,
  key: string,
  shape: DraftShape<T>,
  owner: DraftOwner,
  kind: DraftKind,
) {
  // The draft belongs to the company in which it was started: switching companies unmounts this component.
  const { companyId } = session
  const storageKey = owner === 'person' ? key : `${makeDraftPrefix(companyId)}${key}`
  const parsedValue = shape.safeParse(drafts.read(storageKey))
  const strength = getAccessLevel(session.user, session.company)
  const isWithdrawn = () =>
    (rights.lost !== null && rights.lost.company_id === companyId) ||
    (session.companyId === companyId &&
      !hasAccessLevel(getAccessLevel(session.user, session.company), strength))
  let isKeptOnUnmount: boolean = false
  return {
    restoredValue: parsedValue.success ? parsedValue.data : undefined,
    save: (value: T) => drafts.save(storageKey, value, kind),
    drop: () => drafts.drop(storageKey),
    keepOnUnmount: () => {
      isKeptOnUnmount = true
    },
    begin: () => {
      drafts.addUsage(storageKey)
      return () => {
        drafts.removeUsage(storageKey)
        if (!isKeptOnUnmount && session.isSignedIn && !drafts.isFrozen && !isWithdrawn())
          drafts.drop(storageKey)
      }
    },
  }
}

/** State that survives reloads and sign-out, such as an open dialog. */
export function useDraftState<T>(
  key: string,
  shape: DraftShape<T>,
  owner?: DraftOwner,
  kind: DraftKind = 'place',
): [value: T | undefined, set: (value: T | undefined) => void, leaveBehind: () => void] {
  const draft = useDraft(key, shape, owner, kind)
  const [value, setValue] = useState(draft.restoredValue)
  const set = (next: T | undefined) => {
    setValue(next)
    if (next === undefined) draft.drop()
    else draft.save(next)
  }
  return [value, set, draft.keepOnUnmount]
}

const FlagSchema = z.literal(true)

export function useDraftFlag(
  key: string,
  owner?: DraftOwner,
): [isOn: boolean, set: (isOn: boolean) => void, leaveBehind: () => void] {
  const [value, set, keepOnUnmount] = useDraftState(key, FlagSchema, owner)
  return [value ?? false, (isOn) => set(isOn || undefined), keepOnUnmount]
}
