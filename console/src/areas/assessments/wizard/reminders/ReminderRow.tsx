import Delete from 'virtual:icon/DeleteOutlined'
import { type AssessmentReminderStep, sentRemindersFixedText } from '@heed/contracts'
import { styled } from '@mui/material/styles'
import { useTranslation } from 'react-i18next'
import { ActionButton } from '../../../../ui/buttons/ActionButton.tsx'
import { DateTimeBox } from '../../../../ui/form/dates/DateTimeBox.tsx'
import { radiiPx } from '../../../../ui/theme/tokens.ts'

const Card = styled('div')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 22.5rem) auto',
  justifyContent: 'space-between',
  alignItems: 'start',
  gap: theme.spacing(1.5),
  padding: theme.spacing(2),
  border: `1px solid ${theme.vars.palette.divider}`,
  borderRadius: radiiPx.control,
  '& > :last-child': { marginTop: 26 },
  [theme.breakpoints.down('sm')]: {
    gridTemplateColumns: 'minmax(0, 1fr)',
    '& > :last-child': { marginTop: 0 },
  },
}))

type Props = {
  index: number
  step: AssessmentReminderStep
  problem: string | null
  isSent: boolean
  zone: string
  now: string
  onChange: (sendTime: string | null) => void
  onDelete: () => void
}

export function ReminderRow({ index, step, problem, isSent, zone, now, onChange, onDelete }: Props) {
  const { t } = useTranslation()
  const disabledReason = isSent ? sentRemindersFixedText : undefined
  return (
    <Card>
      <DateTimeBox
        label={t('campaigns.reminders.step', { n: index + 1 })}
        value={step.sendTime}
        {...{ zone, now, disabledReason }}
        error={problem ?? undefined}
        onChange={onChange}
      />
      <div>
        <ActionButton
          look="ghost"
          action={{
            key: 'delete',
            label: t('assessmentWizard.reminders.delete', { n: index + 1 }),
            icon: <Delete />,
            disabledReason,
            onRun: onDelete,
          }}
        />
      </div>
    </Card>
  )
}
