import { getScoreRangeProblem } from '@heed/contracts'
import Slider from '@mui/material/Slider'
import { Announced } from '../../announcer/Announced.tsx'
import { useInputTranslation } from '../../useInputTranslation.ts'
import { getHelperId } from '../FieldFrame.tsx'
import { GroupFrame } from '../GroupFrame.tsx'
import { type BoxFieldProps, type BoxTexts, useFieldBox } from '../useFieldBox.ts'
import { NumberField } from './NumberField.tsx'
import { RangeSliderRow, SliderContainer } from './SliderRow.ts'
import { fullScoreRange, type ScoreRange } from './scores.ts'
import { useTypedNumber } from './useTypedNumber.ts'

export type ScoreRangeBoxProps = BoxTexts &
  BoxFieldProps & {
    value: ScoreRange
    onChange: (value: ScoreRange) => void
  }

const SCORE_LIMITS = { ...fullScoreRange, step: 1 }
// Filters have no submit button, so typed text is applied after a pause (in ms).
const TYPED_NUMBER_OPTIONS = { ...SCORE_LIMITS, restsAfter: 500 }

export function ScoreRangeBox({ value, onChange, ...rest }: ScoreRangeBoxProps) {
  const { name, onBlur, inputRef, ...texts } = rest
  const { t } = useInputTranslation()
  const minInput = useTypedNumber(value.min, (min) => onChange({ ...value, min }), TYPED_NUMBER_OPTIONS)
  const maxInput = useTypedNumber(value.max, (max) => onChange({ ...value, max }), TYPED_NUMBER_OPTIONS)
  const helper = minInput.hint ?? maxInput.hint ?? texts.helper ?? t('inputs.number.range', SCORE_LIMITS)
  const { id, isStopped, frame } = useFieldBox({
    ...texts,
    error: texts.error ?? getScoreRangeProblem(value) ?? undefined,
    helper: <Announced>{helper}</Announced>,
  })
  const commonProps = {
    isStopped,
    describedBy: getHelperId(id),
    unit: '%',
    isWrong: frame.error !== undefined,
    onBlur,
  }
  return (
    <GroupFrame {...frame}>
      <SliderContainer>
        <RangeSliderRow aria-disabled={isStopped || undefined}>
          <NumberField
            {...commonProps}
            label={t('inputs.number.from')}
            number={minInput}
            area="from"
            inputRef={inputRef}
          />
          <Slider
            size="small"
            name={name ?? ''}
            // Sorted, because the larger number may be typed first.
            value={[Math.min(value.min, value.max), Math.max(value.min, value.max)]}
            {...SCORE_LIMITS}
            disableSwap
            getAriaLabel={(index) => t(index === 0 ? 'inputs.number.lowest' : 'inputs.number.highest')}
            slotProps={{ input: { 'aria-disabled': isStopped || undefined } }}
            onChange={(_, next) => {
              const [min = 0, max = 100] = next as number[]
              if (!isStopped) onChange({ min, max })
            }}
          />
          <NumberField {...commonProps} label={t('inputs.number.to')} number={maxInput} area="to" />
        </RangeSliderRow>
      </SliderContainer>
    </GroupFrame>
  )
}
