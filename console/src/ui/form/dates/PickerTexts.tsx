import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs'
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider'
import type { PickersInputLocaleText } from '@mui/x-date-pickers/locales'
import type { TFunction } from 'i18next'
import { type ReactNode, useMemo } from 'react'
import { useFormats } from '../../formats.ts'
import { useInputTranslation } from '../../useInputTranslation.ts'
import { ensureLocale } from './calendarNames.ts'

type Props = { label: string; children: ReactNode }

export function PickerTexts({ label, children }: Props) {
  const { t } = useInputTranslation()
  const formats = useFormats()
  const texts = useMemo(() => getPickerTexts(t, label), [t, label])
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs} adapterLocale={ensureLocale(formats)} localeText={texts}>
      {children}
    </LocalizationProvider>
  )
}

const getPickerTexts = (t: TFunction, label: string): PickersInputLocaleText => ({
  previousMonth: t('inputs.dates.previousMonth'),
  nextMonth: t('inputs.dates.nextMonth'),
  calendarViewSwitchingButtonAriaLabel: (view) =>
    t(view === 'year' ? 'inputs.dates.toCalendar' : 'inputs.dates.toYears'),
  cancelButtonLabel: t('ui.cancel'),
  okButtonLabel: t('inputs.dates.ok'),
  nextStepButtonLabel: t('inputs.dates.next'),
  datePickerToolbarTitle: t('inputs.dates.chooseDate'),
  dateTimePickerToolbarTitle: t('inputs.dates.chooseDateTime'),
  timePickerToolbarTitle: t('inputs.dates.chooseTime'),
  hoursClockNumberText: (hours) => t('inputs.dates.hoursOf', { count: Number(hours) }),
  minutesClockNumberText: (minutes) => t('inputs.dates.minutesOf', { count: Number(minutes) }),
  selectViewText: (view) => t(view === 'minutes' ? 'inputs.dates.minutes' : 'inputs.dates.hours'),
  openDatePickerDialogue: (date) =>
    date ? t('inputs.dates.openAt', { label, date }) : t('inputs.dates.open', { label }),
  openTimePickerDialogue: (time) =>
    time ? t('inputs.dates.openTimeAt', { label, time }) : t('inputs.dates.openTime', { label }),
  dateTableLabel: t('inputs.dates.chooseDate'),
  timeTableLabel: t('inputs.dates.chooseTime'),
  year: t('inputs.dates.year'),
  month: t('inputs.dates.month'),
  day: t('inputs.dates.day'),
  hours: t('inputs.dates.hours'),
  minutes: t('inputs.dates.minutes'),
  fieldMonthPlaceholder: () => 'MMM',
  empty: t('inputs.dates.empty'),
})
