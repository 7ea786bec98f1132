import Delete from 'virtual:icon/DeleteOutlined'
import {
  computeReminderDate,
  type DelayType,
  delayType,
  isReminderShifted,
  type ReminderStep,
  reminderDelayMax,
} from '@heed/contracts'
import { styled } from '@mui/material/styles'
import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { formatDateTime, formatTime } from '../../../lib/dates/timeFormats.ts'
import { ActionButton } from '../../../ui/buttons/ActionButton.tsx'
import { TimeBox } from '../../../ui/form/dates/TimeBox.tsx'
import { GroupFrame } from '../../../ui/form/GroupFrame.tsx'
import { StepperBox } from '../../../ui/form/number/StepperBox.tsx'
import { SelectBox } from '../../../ui/form/SelectBox.tsx'
import { useFormats } from '../../../ui/formats.ts'
import { radiiPx } from '../../../ui/theme/tokens.ts'

/** `before` is the number of earlier deliveries; `zone` is the time zone for display. */
export type DeliveryDates = { dates: readonly string[]; before?: number; zone: string; now: string }

const Card = styled('div')(({ theme }) => ({
  padding: theme.spacing(2),
  border: `1px solid ${theme.vars.palette.divider}`,
  borderRadius: radiiPx.control,
}))

const Fields = styled('div')(({ theme }) => ({
  display: 'grid',
  alignItems: 'start',
  gap: theme.spacing(1.5, 2),
  gridTemplateColumns: '10rem 8.75rem minmax(11.25rem, 1fr) auto',
  '& > :last-child': { alignSelf: 'start', marginTop: 26 },
  [theme.breakpoints.down('sm')]: {
    gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)',
    '& > :nth-of-type(n + 3)': { gridColumn: '1 / -1', marginTop: 0 },
  },
}))

const unitNames = ['minute', 'hour', 'day'] as const satisfies readonly (keyof typeof delayType)[]

type Props = {
  index: number
  step: ReminderStep
  previous: ReminderStep | undefined
  deliveryDates: DeliveryDates
  disabledReason: string | undefined
  onChange: (step: ReminderStep) => void
  onDelete: () => void
}

export function ReminderRow({
  index,
  step,
  previous,
  deliveryDates,
  disabledReason,
  onChange,
  onDelete,
}: Props) {
  const { t } = useTranslation()
  const { zone, now } = deliveryDates
  const id = useId()
  const label = t('campaigns.reminders.step', { n: index + 1 })
  const isDays = step.delayType === delayType.day
  const setUnit = (unit: DelayType) =>
    onChange({
      ...step,
      delayType: unit,
      timeType: unit,
      sendTime: unit === delayType.day ? (step.sendTime ?? null) : null,
    })
  const firstStepRefusal = index === 0 ? t('campaigns.reminders.firstStays') : undefined
  const hints = useHints(step, previous, deliveryDates)
  const helper = [...hints, disabledReason === undefined && firstStepRefusal].filter(Boolean).join(' ')
  return (
    <Card>
      <GroupFrame id={id} label={label} helper={helper}>
        <Fields>
          <StepperBox
            label={t('campaigns.reminders.delay')}
            value={step.delay}
            min={1}
            max={reminderDelayMax}
            disabledReason={disabledReason}
            onChange={(delay) => onChange({ ...step, delay })}
          />
          <SelectBox
            label={t('campaigns.reminders.unit')}
            value={String(step.delayType)}
            disabled={disabledReason !== undefined}
            onChange={(unit) => {
              const delayUnit = Object.values(delayType).find((type) => String(type) === unit)
              if (delayUnit) setUnit(delayUnit)
            }}
            options={unitNames.map((name) => ({
              value: String(delayType[name]),
              label: t(`campaigns.reminders.units.${name}`, { count: step.delay }),
            }))}
          />
          <div>
            {isDays && (
              <TimeBox
                label={t('campaigns.reminders.sendTime')}
                value={step.sendTime ?? null}
                zone={zone}
                now={now}
                disabledReason={disabledReason}
                onChange={(sendTime) => onChange({ ...step, sendTime })}
              />
            )}
          </div>
          <div>
            <ActionButton
              look="ghost"
              action={{
                key: 'delete',
                label: t('campaigns.reminders.delete'),
                icon: <Delete />,
                disabledReason: disabledReason ?? firstStepRefusal,
                onRun: onDelete,
              }}
            />
          </div>
        </Fields>
      </GroupFrame>
    </Card>
  )
}

function useHints(step: ReminderStep, previous: ReminderStep | undefined, deliveryDates: DeliveryDates) {
  const { t } = useTranslation()
  const { zone, before = 0 } = deliveryDates
  const formats = useFormats(zone)
  const first = deliveryDates.dates[0]
  const movedDate = deliveryDates.dates.find((date) => isReminderShifted(date, step, zone))
  const isEarly =
    first !== undefined &&
    previous !== undefined &&
    computeReminderDate(first, step, zone) <= computeReminderDate(first, previous, zone)
  function formatClock(instant: string): string {
    return t('campaigns.reminders.clock', { date: formats.date(instant), time: formatTime(formats, instant) })
  }

  return [
    first &&
      t(before > 0 ? 'campaigns.reminders.goesOutAfter' : 'campaigns.reminders.goesOut', {
        n: before + 1,
        at: formatDateTime(formats, computeReminderDate(first, step, zone)),
      }),
    isEarly && t('campaigns.reminders.early'),
    movedDate && formatClock(computeReminderDate(movedDate, step, zone)),
  ]
}
