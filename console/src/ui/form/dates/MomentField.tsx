import type { DatePicker } from '@mui/x-date-pickers/DatePicker'
import type { DateTimePicker } from '@mui/x-date-pickers/DateTimePicker'
import { useState } from 'react'
import { datePattern } from '../../../lib/dates/calendarFormats.ts'
import { dateTime, zoneAt } from '../../../lib/dates/timeFormats.ts'
import { useFormats } from '../../formats.ts'
import { useInputTexts } from '../../useInputTexts.ts'
import { FieldFrame } from '../FieldFrame.tsx'
import { useBox } from '../useBox.ts'
import { type Clock, clockIn, clockOf, dayOf, momentOf, timeOf } from './clock.ts'
import { PickerFrame } from './PickerFrame.tsx'
import { daySlot, fieldSlot, paperSlot } from './pickerLook.ts'
import type { MomentBoxProps } from './types.ts'
import { useShown } from './useShown.ts'

type Props = MomentBoxProps & {
  /** A prop, so that pages with dates but no times don't load the time picker. */
  picker: typeof DatePicker | typeof DateTimePicker
  withTime: boolean
  zoneHidden?: boolean
}

export function MomentField({
  value,
  onChange,
  zone,
  now,
  picker: Picker,
  withTime,
  zoneHidden,
  ...rest
}: Props) {
  const { min, max, minReason, maxReason, name, onBlur, inputRef, ...texts } = rest
  const { t } = useInputTexts()
  const { shown, field, isHalf, type, leave } = useShown(value, (instant) => clockIn(instant, zone))
  const [note, setNote] = useState<string | undefined>(undefined)
  const formats = useFormats(zone)
  const named = (instant: string) => (withTime ? dateTime(formats, instant) : formats.date(instant))
  const moment = shown?.isValid() ? momentOf(atDay(shown), zone) : null

  const { isStopped, frame, control } = useBox({
    ...texts,
    error: texts.error ?? problem(),
  })
  return (
    <FieldFrame {...frame}>
      <PickerFrame
        id={control.id}
        zone={
          !zoneHidden && (
            <>
              {zoneAt(formats, moment?.instant ?? now)}
              <span role="status">{changeNote() ?? note}</span>
            </>
          )
        }
        onLeave={() => {
          setNote(changeNote())
          leave()
          onBlur?.()
        }}
      >
        <Picker
          value={shown}
          name={name ?? ''}
          inputRef={inputRef ?? null}
          format={withTime ? `${datePattern(formats)} HH:mm` : datePattern(formats)}
          {...(withTime && { ampm: false })}
          timezone="UTC"
          referenceDate={atDay(clockIn(min && min > now ? min : now, zone))}
          {...(min && { minDate: clockIn(min, zone), ...(withTime && { minDateTime: clockIn(min, zone) }) })}
          {...(max && { maxDate: clockIn(max, zone), ...(withTime && { maxDateTime: clockIn(max, zone) }) })}
          readOnly={isStopped}
          onChange={(next: Clock | null) => {
            const instant = next?.isValid() ? momentOf(atDay(next), zone).instant : null
            type(next, instant)
            setNote(undefined)
            if (instant !== value) onChange(instant)
          }}
          slotProps={{
            textField: fieldSlot({
              label: texts.label,
              control,
              isWrong: frame.error !== undefined,
              empty: t('inputs.dates.empty'),
            }),
            field: { fieldRef: field },
            desktopPaper: paperSlot,
            day: daySlot(clockIn(now, zone)),
          }}
        />
      </PickerFrame>
    </FieldFrame>
  )

  function atDay(clock: Clock): Clock {
    return withTime ? clock : clockOf(dayOf(clock))
  }

  function problem(): string | undefined {
    if (isHalf) return t('inputs.dates.half')
    if (!moment) return undefined
    if (min && moment.instant < min) return minReason ?? t('inputs.dates.min', { at: named(min) })
    if (max && moment.instant > max) return maxReason ?? t('inputs.dates.max', { at: named(max) })
    return undefined
  }

  function changeNote(): string | undefined {
    if (!withTime || !shown || !moment?.change) return undefined
    const kept = clockIn(moment.instant, zone)
    return moment.change === 'skipped'
      ? ` · ${t('inputs.dates.skipped', { time: timeOf(shown), kept: timeOf(kept) })}`
      : ` · ${t('inputs.dates.doubled', { time: timeOf(shown) })}`
  }
}
