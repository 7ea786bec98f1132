import Add from 'virtual:icon/Add'
import Remove from 'virtual:icon/Remove'
import IconButton from '@mui/material/IconButton'
import OutlinedInput from '@mui/material/OutlinedInput'
import { Announced } from '../../announcer/Announced.tsx'
import { useInputTranslation } from '../../useInputTranslation.ts'
import { FieldFrame } from '../FieldFrame.tsx'
import { type BoxFieldProps, type BoxTexts, useFieldBox } from '../useFieldBox.ts'
import { type NumberRules, useTypedNumber } from './useTypedNumber.ts'

export type StepperBoxProps = BoxTexts &
  BoxFieldProps &
  Partial<NumberRules> &
  Pick<NumberRules, 'min' | 'max'> & {
    value: number
    onChange: (value: number) => void
  }

export function StepperBox({ value, onChange, min, max, step = 1, reasons, ...rest }: StepperBoxProps) {
  const { name, onBlur, inputRef, ...texts } = rest
  const { t } = useInputTranslation()
  const number = useTypedNumber(value, onChange, { min, max, step, ...(reasons && { reasons }) })
  const helper = number.hint ?? texts.helper ?? t('inputs.number.range', { min, max })
  const { isStopped, frame, control } = useFieldBox({ ...texts, helper: <Announced>{helper}</Announced> })
  const renderButton = (direction: 1 | -1) => {
    const isAtLimit = isStopped || (direction > 0 ? value >= max : value <= min)
    const Icon = direction > 0 ? Add : Remove
    return (
      <IconButton
        size="small"
        edge={direction > 0 ? 'end' : 'start'}
        // Not in the tab order, because arrow keys in the field do the same.
        tabIndex={-1}
        aria-label={t(direction > 0 ? 'inputs.number.more' : 'inputs.number.less', { name: texts.label })}
        aria-disabled={isAtLimit || undefined}
        onClick={() => {
          if (!isStopped) number.bump(direction)
        }}
      >
        <Icon fontSize="small" />
      </IconButton>
    )
  }
  return (
    <FieldFrame {...frame}>
      <OutlinedInput
        value={number.text}
        inputRef={inputRef}
        startAdornment={renderButton(-1)}
        endAdornment={renderButton(1)}
        onChange={(event) => number.type(event.target.value)}
        slotProps={{
          input: {
            ...control,
            name,
            role: 'spinbutton',
            inputMode: step % 1 === 0 ? 'numeric' : 'decimal',
            autoComplete: 'off',
            readOnly: isStopped,
            style: { textAlign: 'center' },
            'aria-valuenow': value,
            'aria-valuemin': min,
            'aria-valuemax': max,
            onKeyDown: (event) => {
              if (!isStopped) number.onKeyDown(event)
            },
            onBlur: () => {
              number.commit()
              onBlur?.()
            },
          },
        }}
      />
    </FieldFrame>
  )
}
