import type { DatePicker } from '@mui/x-date-pickers/DatePicker'
import type { DateTimePicker } from '@mui/x-date-pickers/DateTimePicker'
import { useState } from 'react'
import { getDatePattern } from '../../../lib/dates/calendarFormats.ts'
import { formatDateTime, formatZone } from '../../../lib/dates/timeFormats.ts'
import { Announced } from '../../announcer/Announced.tsx'
import { useFormats } from '../../formats.ts'
import { useInputTranslation } from '../../useInputTranslation.ts'
import { FieldFrame } from '../FieldFrame.tsx'
import { useFieldBox } from '../useFieldBox.ts'
import { CalendarDay } from './CalendarDay.tsx'
import {
  formatLocalDay,
  formatLocalTime,
  instantToLocalDateTime,
  type LocalDateTime,
  resolveInstant,
  toLocalDateTime,
} from './clock.ts'
import { PickerFrame } from './PickerFrame.tsx'
import { createDaySlot, createFieldSlot, createPopupSlot, paperSlot } from './pickerLook.ts'
import type { InstantBoxProps } from './types.ts'
import { useLocalDateField } from './useLocalDateField.ts'

type Props = InstantBoxProps & {
  /** A prop, so that pages with dates but no times don't load the time picker. */
  picker: typeof DatePicker | typeof DateTimePicker
  withTime: boolean
  zoneHidden?: boolean
}

const toClockDay = (clock: LocalDateTime, withTime: boolean): LocalDateTime =>
  withTime ? clock : toLocalDateTime(formatLocalDay(clock))

type MomentOptions = Pick<Props, 'value' | 'zone' | 'withTime' | 'min' | 'max' | 'minReason' | 'maxReason'>

function useInstantInput({ value, zone, withTime, min, max, minReason, maxReason }: MomentOptions) {
  const { t } = useInputTranslation()
  const { isHalf, ...clockField } = useLocalDateField(value, (instant) =>
    instantToLocalDateTime(instant, zone),
  )
  const { shown } = clockField
  const formats = useFormats(zone)
  const formatInstant = (instant: string) =>
    withTime ? formatDateTime(formats, instant) : formats.date(instant)
  const moment = shown?.isValid() ? resolveInstant(toClockDay(shown, withTime), zone) : null
  return { ...clockField, formats, moment, problem: getProblem(), change: getChangeNote() }

  function getProblem(): string | undefined {
    if (isHalf) return t('inputs.dates.half')
    if (!moment) return undefined
    if (min && moment.instant < min) return minReason ?? t('inputs.dates.min', { at: formatInstant(min) })
    if (max && moment.instant > max) return maxReason ?? t('inputs.dates.max', { at: formatInstant(max) })
    return undefined
  }

  function getChangeNote(): string | undefined {
    if (!withTime || !shown || !moment?.change) return undefined
    const adjustedClock = instantToLocalDateTime(moment.instant, zone)
    return moment.change === 'skipped'
      ? ` · ${t('inputs.dates.skipped', { time: formatLocalTime(shown), kept: formatLocalTime(adjustedClock) })}`
      : ` · ${t('inputs.dates.doubled', { time: formatLocalTime(shown) })}`
  }
}

export function InstantField(props: Props) {
  const { value, onChange, zone, now, picker: Picker, withTime, zoneHidden, ...rest } = props
  const { min, max, minReason: _minReason, maxReason: _maxReason, name, onBlur, inputRef, ...texts } = rest
  const { t } = useInputTranslation()
  const { shown, field, type, leave, formats, moment, problem, change } = useInstantInput(props)
  const [note, setNote] = useState<string | undefined>(undefined)
  const { isStopped, frame, control } = useFieldBox({ ...texts, error: texts.error ?? problem })
  return (
    <FieldFrame {...frame}>
      <PickerFrame
        id={control.id}
        label={texts.label}
        zone={
          !zoneHidden && (
            <>
              {formatZone(formats, moment?.instant ?? now)}
              <Announced inline>{change ?? note}</Announced>
            </>
          )
        }
        onLeave={() => {
          setNote(change)
          leave()
          onBlur?.()
        }}
      >
        <Picker
          value={shown}
          name={name ?? ''}
          inputRef={inputRef ?? null}
          format={withTime ? `${getDatePattern(formats)} HH:mm` : getDatePattern(formats)}
          {...(withTime && { ampm: false })}
          timezone="UTC"
          referenceDate={toClockDay(instantToLocalDateTime(min && min > now ? min : now, zone), withTime)}
          {...(min && {
            minDate: instantToLocalDateTime(min, zone),
            ...(withTime && { minDateTime: instantToLocalDateTime(min, zone) }),
          })}
          {...(max && {
            maxDate: instantToLocalDateTime(max, zone),
            ...(withTime && { maxDateTime: instantToLocalDateTime(max, zone) }),
          })}
          readOnly={isStopped}
          onChange={(next: LocalDateTime | null) => {
            const instant = next?.isValid() ? resolveInstant(toClockDay(next, withTime), zone).instant : null
            type(next, instant)
            setNote(undefined)
            if (instant !== value) onChange(instant)
          }}
          slots={{ day: CalendarDay }}
          slotProps={{
            textField: createFieldSlot({
              label: texts.label,
              control,
              isWrong: frame.error !== undefined,
              empty: t('inputs.dates.empty'),
            }),
            field: { fieldRef: field },
            popper: createPopupSlot(texts.label),
            desktopPaper: paperSlot,
            day: createDaySlot(instantToLocalDateTime(now, zone), {
              min: min ? instantToLocalDateTime(min, zone) : undefined,
              max: max ? instantToLocalDateTime(max, zone) : undefined,
            }),
          }}
        />
      </PickerFrame>
    </FieldFrame>
  )
}
