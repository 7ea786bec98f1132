import { useEffect, useRef, useState } from 'react'
import type { FieldValues } from 'react-hook-form'
import * as z from 'zod/mini'
import { createDraftShape } from './createDraftShape.ts'
import { type Draft, type DraftOwner, useDraft } from './useDraft.ts'

const BaseValues = z.record(z.string(), z.unknown())

const hasSameValues = (a: unknown, b: unknown): boolean => JSON.stringify(a) === JSON.stringify(b)

/** Keeps only edited fields. `isOverwriting`: the server's value changed after the edit. */
export function useTypedDraft<Values extends FieldValues>(
  key: string,
  initialValues: Values,
  owner: DraftOwner,
): Draft<Values> & { isOverwriting: boolean } {
  const draft = useDraft(key, createDraftShape(initialValues), owner)
  const baseDraft = useDraft(`${key}/begun`, BaseValues, owner)
  const savedValues = useRef(initialValues)
  useEffect(() => {
    savedValues.current = initialValues
  })
  const [typedDraft] = useState(() => {
    const baseValues: Record<string, unknown> = { ...baseDraft.restoredValue }
    const isOverwriting = Object.entries(baseValues).some(
      ([name, base]) =>
        !hasSameValues(base, initialValues[name]) &&
        !hasSameValues(draft.restoredValue?.[name], initialValues[name]),
    )
    return {
      ...draft,
      isOverwriting,
      save(values: Values) {
        const names = Object.keys(values).filter(
          (name) => !hasSameValues(values[name], savedValues.current[name]),
        )
        for (const name of Object.keys(baseValues)) if (!names.includes(name)) delete baseValues[name]
        for (const name of names) if (!(name in baseValues)) baseValues[name] = savedValues.current[name]
        baseDraft.save({ ...baseValues })
        draft.save(Object.fromEntries(names.map((name) => [name, values[name]])) as Values)
      },
      drop() {
        for (const name of Object.keys(baseValues)) delete baseValues[name]
        baseDraft.drop()
        draft.drop()
      },
    }
  })
  return typedDraft
}
