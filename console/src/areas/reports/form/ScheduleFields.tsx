import { reportFrequencies, weekdayPositions, weekdays } from '@heed/contracts'
import { styled } from '@mui/material/styles'
import type { Control } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { listWeekdays as dayNames } from '../../../lib/dates/calendarFormats.ts'
import { SelectInput } from '../../../ui/form/SelectInput.tsx'
import { useFormats } from '../../../ui/formats.ts'
import type { ReportForm } from './reportForm.ts'

const Row = styled('div')({
  display: 'grid',
  gap: 12,
  gridTemplateColumns: 'repeat(auto-fit, minmax(7.25rem, 1fr))',
})

const positionKeys = { 1: 'first', 2: 'second', 3: 'third', '-1': 'last' } as const
const hours = Array.from({ length: 24 }, (_, hour) => ({
  value: String(hour),
  label: `${String(hour).padStart(2, '0')}:00`,
}))

type Props = { control: Control<ReportForm>; isMonthly: boolean }

export function ScheduleFields({ control, isMonthly }: Props) {
  const { t } = useTranslation()
  const names = dayNames(useFormats())
  return (
    <Row>
      <SelectInput
        control={control}
        name="scheduleFrequency"
        label={t('reports.frequency')}
        options={reportFrequencies.map((value) => ({ value, label: t(`reports.frequencies.${value}`) }))}
      />
      {isMonthly && (
        <SelectInput
          control={control}
          name="scheduleWeekdayPosition"
          label={t('reports.position')}
          options={weekdayPositions.map((position) => ({
            value: String(position),
            label: t(`reports.positions.${positionKeys[position]}`),
          }))}
        />
      )}
      <SelectInput
        control={control}
        name="scheduleWeekday"
        label={t('reports.weekday')}
        options={weekdays.map((value, index) => ({ value, label: names[index]?.long ?? value }))}
      />
      <SelectInput control={control} name="scheduleHour" label={t('reports.hour')} options={hours} />
    </Row>
  )
}
