import { TimePicker } from '@mui/x-date-pickers/TimePicker'
import { formatZone } from '../../../lib/dates/timeFormats.ts'
import { useFormats } from '../../formats.ts'
import { useInputTexts } from '../../useInputTexts.ts'
import { FieldFrame } from '../FieldFrame.tsx'
import { useBox } from '../useBox.ts'
import { type Clock, formatClockDay, formatClockTime, toClock, toZonedClock } from './clock.ts'
import { PickerFrame } from './PickerFrame.tsx'
import { createFieldSlot, paperSlot } from './pickerLook.ts'
import type { TimeBoxProps } from './types.ts'
import { useClockField } from './useClockField.ts'

export function TimeField({ value, onChange, zone, now, ...rest }: TimeBoxProps) {
  const { name, onBlur, inputRef, ...texts } = rest
  const { t } = useInputTexts()
  const formats = useFormats(zone)
  const today = formatClockDay(toZonedClock(now, zone))
  const { shown, field, isHalf, type, leave } = useClockField(value, (time) => toClock(today, time))
  const { isStopped, frame, control } = useBox({
    ...texts,
    error: texts.error ?? (isHalf ? t('inputs.dates.halfTime') : undefined),
  })
  return (
    <FieldFrame {...frame}>
      <PickerFrame
        id={control.id}
        zone={formatZone(formats, now)}
        onLeave={() => {
          leave()
          onBlur?.()
        }}
      >
        <TimePicker
          value={shown}
          name={name ?? ''}
          inputRef={inputRef ?? null}
          format="HH:mm"
          ampm={false}
          timezone="UTC"
          referenceDate={toClock(today)}
          readOnly={isStopped}
          onChange={(next: Clock | null) => {
            const time = next?.isValid() ? formatClockTime(next) : null
            type(next, time)
            if (time !== value) onChange(time)
          }}
          slotProps={{
            field: { fieldRef: field },
            desktopPaper: paperSlot,
            textField: createFieldSlot({
              label: texts.label,
              control,
              isWrong: frame.error !== undefined,
              empty: t('inputs.dates.empty'),
            }),
          }}
        />
      </PickerFrame>
    </FieldFrame>
  )
}
