import Delete from 'virtual:icon/DeleteOutlined'
import {
  clockMovesReminder,
  type DelayType,
  delayType,
  type ReminderStep,
  reminderDate,
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
import { radius } from '../../../ui/theme/tokens.ts'

/** `before` is the number of earlier deliveries; `zone` is the time zone for display. */
export type DeliveryDates = { dates: readonly string[]; before?: number; zone: string; now: string }

const Card = styled('div')(({ theme }) => ({
  padding: theme.spacing(2),
  border: `1px solid ${theme.vars.palette.divider}`,
  borderRadius: radius.control,
}))

const Fields = styled('div')(({ theme }) => ({
  display: 'grid',
  alignItems: 'start',
  gap: theme.spacing(1.5, 2),
  gridTemplateColumns: '160px 140px minmax(180px, 1fr) auto',
  '& > :last-child': { alignSelf: 'start', marginTop: 26 },
  [theme.breakpoints.down('sm')]: {
    gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)',
    '& > :nth-of-type(n + 3)': { gridColumn: '1 / -1', marginTop: 0 },
  },
}))

const unitNames = ['minute', 'hour', 'day'] as const satisfies readonly (keyof typeof delayType)[]

type Props = {
  at: number
  step: ReminderStep
  before: ReminderStep | undefined
  delivered: DeliveryDates
  disabledReason: string | undefined
  onChange: (step: ReminderStep) => void
  onDelete: () => void
}

export function ReminderRow({ at, step, before, delivered, disabledReason, onChange, onDelete }: Props) {
  const { t } = useTranslation()
  const { zone, now } = delivered
  const id = useId()
  const label = t('campaigns.reminders.step', { n: at + 1 })
  const isDays = step.delayType === delayType.day
  const setUnit = (unit: DelayType) =>
    onChange({
      ...step,
      delayType: unit,
      timeType: unit,
      sendTime: unit === delayType.day ? (step.sendTime ?? null) : null,
    })
  const stays = at === 0 ? t('campaigns.reminders.firstStays') : undefined
  const hints = useHints(step, before, delivered)
  const helper = [...hints, disabledReason === undefined && stays].filter(Boolean).join(' ')
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
              const chosen = Object.values(delayType).find((type) => String(type) === unit)
              if (chosen) setUnit(chosen)
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
                disabledReason: disabledReason ?? stays,
                onRun: onDelete,
              }}
            />
          </div>
        </Fields>
      </GroupFrame>
    </Card>
  )
}

function useHints(step: ReminderStep, before: ReminderStep | undefined, delivered: DeliveryDates) {
  const { t } = useTranslation()
  const { zone, before: sent = 0 } = delivered
  const formats = useFormats(zone)
  const first = delivered.dates[0]
  const moved = delivered.dates.find((date) => clockMovesReminder(date, step, zone))
  const isEarly =
    first !== undefined &&
    before !== undefined &&
    reminderDate(first, step, zone) <= reminderDate(first, before, zone)
  function clockText(instant: string): string {
    return t('campaigns.reminders.clock', { date: formats.date(instant), time: formatTime(formats, instant) })
  }

  return [
    first &&
      t(sent > 0 ? 'campaigns.reminders.goesOutAfter' : 'campaigns.reminders.goesOut', {
        n: sent + 1,
        at: formatDateTime(formats, reminderDate(first, step, zone)),
      }),
    isEarly && t('campaigns.reminders.early'),
    moved && clockText(reminderDate(moved, step, zone)),
  ]
}
