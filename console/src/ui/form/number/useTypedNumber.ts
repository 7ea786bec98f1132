import { type KeyboardEvent, useEffect, useEffectEvent, useState } from 'react'
import { getNumberMarks } from '../../../lib/numbers/amountFormats.ts'
import { fitToLimits, type NumberLimits, readNumber } from '../../../lib/numbers/typedNumber.ts'
import { useFormats } from '../../formats.ts'
import { useInputTexts } from '../../useInputTexts.ts'

export type NumberRules = NumberLimits & {
  reasons?: { min?: string; max?: string }
  /** Pause in ms after which typed text applies without waiting for blur. */
  restsAfter?: number
}

const stepsByKey: Readonly<Record<string, number>> = { ArrowUp: 1, ArrowDown: -1, PageUp: 10, PageDown: -10 }

/** On blur, a number out of range changes to the nearest limit; `reported` explains the change. */
export function useTypedNumber(
  value: number,
  onChange: (value: number) => void,
  { min, max, step, reasons, restsAfter }: NumberRules,
) {
  const { t } = useInputTexts()
  const formats = useFormats()
  const marks = getNumberMarks(formats)
  const [typed, setTyped] = useState<string | null>(null)
  const [hint, setHint] = useState<string | undefined>(undefined)
  const show = (number: number) => formats.number(number, 6)

  const keep = (wanted: number) => {
    const { value: kept, by } = fitToLimits(wanted, { min, max, step })
    setTyped(null)
    if (by === 'min') setHint(reasons?.min ?? t('inputs.number.min', { min: show(min) }))
    else if (by === 'max') setHint(reasons?.max ?? t('inputs.number.max', { max: show(max) }))
    else setHint(by === null ? undefined : t('inputs.number.step', { step: show(step), kept: show(kept) }))
    if (kept !== value) onChange(kept)
  }
  const commit = () => {
    if (typed === null) return
    const read = readNumber(typed, marks)
    if (read !== null) keep(read)
    else {
      setTyped(null)
      setHint(typed.trim() === '' ? undefined : t('inputs.number.none', { typed, kept: show(value) }))
    }
  }
  const rest = useEffectEvent(() => {
    if (typed !== null && readNumber(typed, marks) !== null) commit()
  })
  useEffect(() => {
    if (restsAfter === undefined || typed === null) return undefined
    const timer = setTimeout(rest, restsAfter)
    return () => clearTimeout(timer)
  }, [typed, restsAfter])
  const bump = (steps: number) => keep((readNumber(typed ?? '', marks) ?? value) + steps * step)
  return {
    text: typed ?? show(value),
    hint,
    bump,
    set: keep,
    type: (text: string) => {
      setTyped(text)
      setHint(undefined)
    },
    commit,
    onKeyDown: (event: KeyboardEvent) => {
      const steps = stepsByKey[event.key]
      if (steps !== undefined) {
        event.preventDefault()
        bump(steps)
      }
      // No preventDefault here, because Enter must still submit the form.
      if (event.key === 'Enter') commit()
    },
  }
}
