import type { DayRange } from '@heed/contracts'
import { useEffect, useState } from 'react'
import { useForm } from 'react-hook-form'
import { MonthCalendar } from '../../ui/calendar/MonthCalendar.tsx'
import type { DayEvent } from '../../ui/calendar/types.ts'
import { DateBox } from '../../ui/form/dates/DateBox.tsx'
import { DateInput } from '../../ui/form/dates/DateInput.tsx'
import { DateRangeBox } from '../../ui/form/dates/DateRangeBox.tsx'
import { DateRangeInput } from '../../ui/form/dates/DateRangeInput.tsx'
import { DateTimeBox } from '../../ui/form/dates/DateTimeBox.tsx'
import { DateTimeInput } from '../../ui/form/dates/DateTimeInput.tsx'
import { TimeBox } from '../../ui/form/dates/TimeBox.tsx'
import { TimeInput } from '../../ui/form/dates/TimeInput.tsx'
import { Columns } from '../../ui/layout.ts'
import { Panel } from '../../ui/panels/Panel.tsx'

const NOW = '2026-03-31T09:00:00.000Z'
const ZONE = 'Atlantic/Reykjavik'
const EMPTY = 'You have nothing scheduled this month'

const DELIVERIES: DayEvent[] = ['07', '14', '21', '28'].map((day, index) => ({
  id: day,
  day: `2026-04-${day}`,
  text: ['Invoice fraud, CEO fraud, QR code traps', 'Passwords', 'Smishing', 'Supplier changes'][index] ?? '',
  time: '09:00',
  mark: String(index + 1),
  to: '/_kit/',
}))
const EVENTS: DayEvent[] = [
  ...DELIVERIES.map(({ mark: _mark, ...event }) => event),
  { id: 'due', day: '2026-04-21', text: 'Spring assessment ends', time: '16:00', tone: 'warning' },
  ...Array.from({ length: 5 }, (_, index) => ({
    id: `m${String(index)}`,
    day: '2026-03-31',
    text: `Onboarding ${String(index + 1)}`,
    time: '10:00',
    tone: 'info' as const,
  })),
]

type Values = { due: string | null; day: string | null; time: string | null; period: DayRange }

const initialValues: Values = { due: null, day: null, time: null, period: { from: null, to: null } }

export function KitDates() {
  const { control, setError } = useForm<Values>({ defaultValues: initialValues })
  useEffect(() => {
    setError('due', { message: 'Choose when it is due' })
    setError('day', { message: 'Choose a day' })
    setError('time', { message: 'Choose a time' })
    setError('period', { message: 'Choose a period' })
  }, [setError])
  const [due, setDue] = useState<string | null>('2026-04-07T09:00:00.000Z')
  const [night, setNight] = useState<string | null>('2026-10-25T00:30:00.000Z')
  const [day, setDay] = useState<string | null>('2026-04-07T00:00:00.000Z')
  const [time, setTime] = useState<string | null>('08:30')
  const [period, setPeriod] = useState<DayRange>({ from: '2026-04-01', to: '2026-04-30' })
  const sharedProps = { zone: ZONE, now: NOW }
  return (
    <>
      <Panel title="Dates and times">
        <Columns>
          <DateTimeBox
            {...sharedProps}
            label="Delivery"
            value={due}
            onChange={setDue}
            min={NOW}
            minReason="Must be in the future."
          />
          <DateTimeBox
            {...sharedProps}
            zone="Europe/Berlin"
            label="On a clock-change night"
            value={night}
            onChange={setNight}
          />
          <DateTimeBox
            {...sharedProps}
            label="Too early"
            value="2026-03-01T09:00:00.000Z"
            onChange={setDue}
            min={NOW}
          />
          <DateTimeBox
            {...sharedProps}
            label="Refused"
            value={due}
            onChange={setDue}
            disabledReason="The assessment has started."
          />
          <DateTimeInput {...sharedProps} control={control} name="due" label="In a form" required />
          <DateBox
            {...sharedProps}
            label="Start date"
            value={day}
            onChange={setDay}
            helper="The first delivery."
          />
          <DateInput {...sharedProps} control={control} name="day" label="In a form" required />
          <TimeBox {...sharedProps} label="Start time" value={time} onChange={setTime} />
          <TimeInput {...sharedProps} control={control} name="time" label="In a form" required />
          <DateRangeBox {...sharedProps} label="Period" value={period} onChange={setPeriod} />
          <DateRangeBox
            {...sharedProps}
            label="The wrong way round"
            value={{ from: '2026-04-30', to: '2026-04-01' }}
            onChange={setPeriod}
          />
          <DateRangeInput {...sharedProps} control={control} name="period" label="In a form" />
        </Columns>
      </Panel>
      <KitCalendars />
    </>
  )
}

const KitCalendars = () => (
  <>
    <Panel title="Calendar">
      <Month events={EVENTS} />
    </Panel>
    <Columns style={{ gridTemplateColumns: 'repeat(auto-fit, minmax(min(340px, 100%), 1fr))' }}>
      <Panel title="Calendar, compact">
        <Month events={DELIVERIES} compact />
      </Panel>
      <Panel title="Calendar while loading">
        <Month events={undefined} compact />
      </Panel>
    </Columns>
  </>
)

function Month({ events, compact = false }: { events: DayEvent[] | undefined; compact?: boolean }) {
  const [month, setMonth] = useState('2026-04')
  return (
    <MonthCalendar
      month={month}
      onMonth={setMonth}
      today="2026-04-08"
      events={events?.filter((event) => event.day.startsWith(month))}
      empty={EMPTY}
      compact={compact}
    />
  )
}
