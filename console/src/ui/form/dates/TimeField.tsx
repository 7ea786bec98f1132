import { TimePicker } from '@mui/x-date-pickers/TimePicker'
import { formatZone } from '../../../lib/dates/timeFormats.ts'
import { useFormats } from '../../formats.ts'
import { useInputTranslation } from '../../useInputTranslation.ts'
import { FieldFrame } from '../FieldFrame.tsx'
import { useFieldBox } from '../useFieldBox.ts'
import {
  formatLocalDay,
  formatLocalTime,
  instantToLocalDateTime,
  type LocalDateTime,
  toLocalDateTime,
} from './clock.ts'
import { PickerFrame } from './PickerFrame.tsx'
import { createFieldSlot, createPopupSlot, paperSlot } from './pickerLook.ts'
import type { TimeBoxProps } from './types.ts'
import { useLocalDateField } from './useLocalDateField.ts'

export function TimeField({ value, onChange, zone, now, ...rest }: TimeBoxProps) {
  const { name, onBlur, inputRef, ...texts } = rest
  const { t } = useInputTranslation()
  const formats = useFormats(zone)
  const today = formatLocalDay(instantToLocalDateTime(now, zone))
  const { shown, field, isHalf, type, leave } = useLocalDateField(value, (time) =>
    toLocalDateTime(today, time),
  )
  const { isStopped, frame, control } = useFieldBox({
    ...texts,
    error: texts.error ?? (isHalf ? t('inputs.dates.halfTime') : undefined),
  })
  return (
    <FieldFrame {...frame}>
      <PickerFrame
        id={control.id}
        label={texts.label}
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
          referenceDate={toLocalDateTime(today)}
          readOnly={isStopped}
          onChange={(next: LocalDateTime | null) => {
            const time = next?.isValid() ? formatLocalTime(next) : null
            type(next, time)
            if (time !== value) onChange(time)
          }}
          slotProps={{
            field: { fieldRef: field },
            popper: createPopupSlot(texts.label),
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
