import { scoreRangeProblem } from '@heed/contracts'
import Slider from '@mui/material/Slider'
import { useInputTexts } from '../../useInputTexts.ts'
import { helperId } from '../FieldFrame.tsx'
import { GroupFrame } from '../GroupFrame.tsx'
import { type BoxPlace, type BoxTexts, useBox } from '../useBox.ts'
import { NumberField } from './NumberField.tsx'
import { RangeLine, SliderContainer } from './SliderLine.ts'
import { type ScoreRange, wholeRange } from './scores.ts'
import { useTypedNumber } from './useTypedNumber.ts'

export type ScoreRangeBoxProps = BoxTexts &
  BoxPlace & {
    value: ScoreRange
    onChange: (value: ScoreRange) => void
  }

const SCORES = { ...wholeRange, step: 1 }
// Filters have no submit button, so typed text applies after a pause, ms.
const TYPED = { ...SCORES, restsAfter: 500 }

export function ScoreRangeBox({ value, onChange, ...rest }: ScoreRangeBoxProps) {
  const { name, onBlur, inputRef, ...texts } = rest
  const { t } = useInputTexts()
  const from = useTypedNumber(value.min, (min) => onChange({ ...value, min }), TYPED)
  const to = useTypedNumber(value.max, (max) => onChange({ ...value, max }), TYPED)
  const helper = from.hint ?? to.hint ?? texts.helper ?? t('inputs.number.range', SCORES)
  const { id, isStopped, frame } = useBox({
    ...texts,
    error: texts.error ?? scoreRangeProblem(value) ?? undefined,
    helper: <span role="status">{helper}</span>,
  })
  const shared = {
    isStopped,
    describedBy: helperId(id),
    unit: '%',
    isWrong: frame.error !== undefined,
    onBlur,
  }
  return (
    <GroupFrame {...frame}>
      <SliderContainer>
        <RangeLine aria-disabled={isStopped || undefined}>
          <NumberField
            {...shared}
            label={t('inputs.number.from')}
            number={from}
            area="from"
            inputRef={inputRef}
          />
          <Slider
            size="small"
            name={name ?? ''}
            // The slider's left end stays left even if the larger number was typed first.
            value={[Math.min(value.min, value.max), Math.max(value.min, value.max)]}
            {...SCORES}
            disableSwap
            getAriaLabel={(index) => t(index === 0 ? 'inputs.number.lowest' : 'inputs.number.highest')}
            slotProps={{ input: { 'aria-disabled': isStopped || undefined } }}
            onChange={(_, next) => {
              const [min = 0, max = 100] = next as number[]
              if (!isStopped) onChange({ min, max })
            }}
          />
          <NumberField {...shared} label={t('inputs.number.to')} number={to} area="to" />
        </RangeLine>
      </SliderContainer>
    </GroupFrame>
  )
}
