import { useEffect, useRef, useState } from 'react'
import type { FieldValues } from 'react-hook-form'
import * as z from 'zod/mini'
import { createDraftShape } from './createDraftShape.ts'
import { type Draft, type DraftOwner, useDraft } from './useDraft.ts'

const Begun = z.record(z.string(), z.unknown())

const isSame = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other)

/** Keeps only edited fields; the rest follows the server. `isOverwriting`: the server's value has changed since. */
export function useTypedDraft<Values extends FieldValues>(
  key: string,
  start: Values,
  of: DraftOwner,
): Draft<Values> & { isOverwriting: boolean } {
  const draft = useDraft(key, createDraftShape(start), of)
  const begun = useDraft(`${key}/begun`, Begun, of)
  const saved = useRef(start)
  useEffect(() => {
    saved.current = start
  })
  const [typed] = useState(() => {
    const bases: Record<string, unknown> = { ...begun.before }
    const isOverwriting = Object.entries(bases).some(
      ([name, base]) => !isSame(base, start[name]) && !isSame(draft.before?.[name], start[name]),
    )
    return {
      ...draft,
      isOverwriting,
      keep(values: Values) {
        const names = Object.keys(values).filter((name) => !isSame(values[name], saved.current[name]))
        for (const name of Object.keys(bases)) if (!names.includes(name)) delete bases[name]
        for (const name of names) if (!(name in bases)) bases[name] = saved.current[name]
        begun.keep({ ...bases })
        draft.keep(Object.fromEntries(names.map((name) => [name, values[name]])) as Values)
      },
      drop() {
        for (const name of Object.keys(bases)) delete bases[name]
        begun.drop()
        draft.drop()
      },
    }
  })
  return typed
}
