import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs'
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider'
import type { PickersInputLocaleText } from '@mui/x-date-pickers/locales'
import type { TFunction } from 'i18next'
import { type ReactNode, useMemo } from 'react'
import { useTranslation } from 'react-i18next'

/** The library's own words, in ours. */
export function PickerTexts({ children }: { children: ReactNode }) {
  const { t } = useTranslation()
  const texts = useMemo(() => textsOf(t), [t])
  return (
    // Of this locale the week begins on Monday.
    <LocalizationProvider dateAdapter={AdapterDayjs} adapterLocale="en-gb" localeText={texts}>
      {children}
    </LocalizationProvider>
  )
}

const textsOf = (t: TFunction): PickersInputLocaleText => ({
  previousMonth: t('ui.dates.previousMonth'),
  nextMonth: t('ui.dates.nextMonth'),
  calendarViewSwitchingButtonAriaLabel: (view) =>
    t(view === 'year' ? 'ui.dates.toCalendar' : 'ui.dates.toYears'),
  cancelButtonLabel: t('ui.cancel'),
  okButtonLabel: t('ui.dates.ok'),
  nextStepButtonLabel: t('ui.dates.next'),
  datePickerToolbarTitle: t('ui.dates.chooseDate'),
  dateTimePickerToolbarTitle: t('ui.dates.chooseDateTime'),
  timePickerToolbarTitle: t('ui.dates.chooseTime'),
  hoursClockNumberText: (hours) => t('ui.dates.hoursOf', { hours }),
  minutesClockNumberText: (minutes) => t('ui.dates.minutesOf', { minutes }),
  selectViewText: (view) => t(view === 'minutes' ? 'ui.dates.minutes' : 'ui.dates.hours'),
  openDatePickerDialogue: (date) => (date ? t('ui.dates.openAt', { date }) : t('ui.dates.chooseDate')),
  openTimePickerDialogue: (time) => (time ? t('ui.dates.openTimeAt', { time }) : t('ui.dates.chooseTime')),
  dateTableLabel: t('ui.dates.chooseDate'),
  timeTableLabel: t('ui.dates.chooseTime'),
  year: t('ui.dates.year'),
  month: t('ui.dates.month'),
  day: t('ui.dates.day'),
  hours: t('ui.dates.hours'),
  minutes: t('ui.dates.minutes'),
  // As dates are written everywhere (S1 section 9).
  fieldMonthPlaceholder: () => 'MMM',
  empty: t('ui.dates.empty'),
})
