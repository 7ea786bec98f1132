import Slider from '@mui/material/Slider'
import { Announced } from '../../announcer/Announced.tsx'
import { useInputTranslation } from '../../useInputTranslation.ts'
import { getHelperId } from '../FieldFrame.tsx'
import { GroupFrame } from '../GroupFrame.tsx'
import { type BoxFieldProps, type BoxTexts, useFieldBox } from '../useFieldBox.ts'
import { NumberField } from './NumberField.tsx'
import { SliderRow } from './SliderRow.ts'
import { type NumberRules, useTypedNumber } from './useTypedNumber.ts'

export type SliderBoxProps = BoxTexts &
  BoxFieldProps &
  Partial<NumberRules> &
  Pick<NumberRules, 'min' | 'max'> & {
    value: number
    onChange: (value: number) => void
    unit?: string
  }

export function SliderBox({
  value,
  onChange,
  min,
  max,
  step = 1,
  reasons,
  unit,
  ...sliderProps
}: SliderBoxProps) {
  const { restsAfter, ...rest } = sliderProps
  const { name, onBlur, inputRef, ...texts } = rest
  const { t } = useInputTranslation()
  const number = useTypedNumber(value, onChange, {
    min,
    max,
    step,
    ...(reasons && { reasons }),
    ...(restsAfter !== undefined && { restsAfter }),
  })
  const helper = number.hint ?? texts.helper ?? t('inputs.number.range', { min, max })
  const { id, isStopped, frame } = useFieldBox({ ...texts, helper: <Announced>{helper}</Announced> })
  return (
    <GroupFrame {...frame}>
      <SliderRow aria-disabled={isStopped || undefined}>
        <Slider
          size="small"
          name={name ?? ''}
          value={value}
          min={min}
          max={max}
          step={step}
          aria-label={texts.label}
          slotProps={{ input: { 'aria-disabled': isStopped || undefined } }}
          onChange={(_, next) => {
            if (!isStopped) number.set(next as number)
          }}
        />
        <NumberField
          label={t('inputs.number.typed', { name: texts.label })}
          number={number}
          isStopped={isStopped}
          isWrong={frame.error !== undefined}
          describedBy={getHelperId(id)}
          unit={unit}
          onBlur={onBlur}
          inputRef={inputRef}
        />
      </SliderRow>
    </GroupFrame>
  )
}
