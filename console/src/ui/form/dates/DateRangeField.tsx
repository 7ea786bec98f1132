import { type DayRange, getDayRangeProblems, getZonedDay, toInstantInZone } from '@heed/contracts'
import { styled } from '@mui/material/styles'
import { formatDayDate } from '../../../lib/dates/calendarFormats.ts'
import { formatZone } from '../../../lib/dates/timeFormats.ts'
import { useFormats } from '../../formats.ts'
import { useInputTranslation } from '../../useInputTranslation.ts'
import { GroupFrame } from '../GroupFrame.tsx'
import { TimeZoneNote } from '../TimeZoneNote.tsx'
import { useFieldBox } from '../useFieldBox.ts'
import { DayField } from './DayField.tsx'
import type { DateRangeBoxProps } from './types.ts'

const FieldPair = styled('div')({
  display: 'grid',
  gap: 12,
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(10.625rem, 100%), 1fr))',
  alignItems: 'start',
})

export function DateRangeField({ value, onChange, zone, now, min, max, ...rest }: DateRangeBoxProps) {
  const { name, onBlur, inputRef, disabledReason, ...texts } = rest
  const { t } = useInputTranslation()
  const formats = useFormats(zone)
  const problems = getDayRangeProblems(value, (day) => formatDayDate(formats, day))
  const { frame } = useFieldBox({ ...texts, disabledReason })
  const createDateField = (key: keyof DayRange) => ({
    value: value[key] === null ? null : toInstantInZone(value[key], '00:00', zone),
    onChange: (instant: string | null) =>
      onChange({ ...value, [key]: instant === null ? null : getZonedDay(instant, zone) }),
    ...{ zone, now, min, max, disabledReason },
    error: problems[key] ?? undefined,
    zoneHidden: true,
    ...(onBlur && { onBlur }),
  })
  return (
    <GroupFrame {...frame}>
      <FieldPair>
        <DayField
          {...createDateField('from')}
          label={t('inputs.dates.from')}
          {...(name && { name: `${name}.from` })}
          {...(inputRef && { inputRef })}
        />
        <DayField
          {...createDateField('to')}
          label={t('inputs.dates.to')}
          {...(name && { name: `${name}.to` })}
        />
      </FieldPair>
      <TimeZoneNote>{formatZone(formats, now)}</TimeZoneNote>
    </GroupFrame>
  )
}
