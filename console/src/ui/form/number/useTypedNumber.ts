import { type KeyboardEvent, useEffect, useEffectEvent, useState } from 'react'
import { getNumberSeparators } from '../../../lib/numbers/amountFormats.ts'
import { applyNumberLimits, type NumberLimits, parseNumber } from '../../../lib/numbers/typedNumber.ts'
import { useFormats } from '../../formats.ts'
import { useInputTranslation } from '../../useInputTranslation.ts'

export type NumberRules = NumberLimits & {
  reasons?: { min?: string; max?: string }
  /** Pause in ms after which typed text is applied even without blur. */
  restsAfter?: number
}

const stepsByKey: Readonly<Record<string, number>> = { ArrowUp: 1, ArrowDown: -1, PageUp: 10, PageDown: -10 }

/** On blur, an out-of-range number changes to the nearest limit; `hint` explains the change. */
export function useTypedNumber(
  value: number,
  onChange: (value: number) => void,
  { min, max, step, reasons, restsAfter }: NumberRules,
) {
  const { t } = useInputTranslation()
  const formats = useFormats()
  const marks = getNumberSeparators(formats)
  const [inputText, setInputText] = useState<string | null>(null)
  const [hint, setHint] = useState<string | undefined>(undefined)
  const formatNumber = (number: number) => formats.number(number, 6)

  const applyNumber = (candidate: number) => {
    const { value: fittedValue, limitedBy } = applyNumberLimits(candidate, { min, max, step })
    setInputText(null)
    if (limitedBy === 'min') setHint(reasons?.min ?? t('inputs.number.min', { min: formatNumber(min) }))
    else if (limitedBy === 'max') setHint(reasons?.max ?? t('inputs.number.max', { max: formatNumber(max) }))
    else
      setHint(
        limitedBy === null
          ? undefined
          : t('inputs.number.step', { step: formatNumber(step), kept: formatNumber(fittedValue) }),
      )
    if (fittedValue !== value) onChange(fittedValue)
  }
  const commit = () => {
    if (inputText === null) return
    const parsedNumber = parseNumber(inputText, marks)
    if (parsedNumber !== null) applyNumber(parsedNumber)
    else {
      setInputText(null)
      setHint(
        inputText.trim() === ''
          ? undefined
          : t('inputs.number.none', { typed: inputText, kept: formatNumber(value) }),
      )
    }
  }
  const commitIfValid = useEffectEvent(() => {
    if (inputText !== null && parseNumber(inputText, marks) !== null) commit()
  })
  useEffect(() => {
    if (restsAfter === undefined || inputText === null) return undefined
    const timer = setTimeout(commitIfValid, restsAfter)
    return () => clearTimeout(timer)
  }, [inputText, restsAfter])
  const stepBy = (steps: number) => applyNumber((parseNumber(inputText ?? '', marks) ?? value) + steps * step)
  return {
    text: inputText ?? formatNumber(value),
    hint,
    bump: stepBy,
    set: applyNumber,
    type: (text: string) => {
      setInputText(text)
      setHint(undefined)
    },
    commit,
    onKeyDown: (event: KeyboardEvent) => {
      const steps = stepsByKey[event.key]
      if (steps !== undefined) {
        event.preventDefault()
        stepBy(steps)
      }
      // No preventDefault here, because Enter must still submit the form.
      if (event.key === 'Enter') commit()
    },
  }
}
