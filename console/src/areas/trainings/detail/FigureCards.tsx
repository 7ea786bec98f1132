import { percentOf, type Training } from '@heed/contracts'
import LinearProgress from '@mui/material/LinearProgress'
import { styled } from '@mui/material/styles'
import { type ReactNode, useId } from 'react'
import { useTranslation } from 'react-i18next'
import { ActionButton } from '../../../ui/ActionButton.tsx'
import { useFormats } from '../../../ui/formats.ts'
import { Stack } from '../../../ui/layout.ts'
import { StatCard } from '../../../ui/StatCard.tsx'
import { SteadyNumber } from '../../../ui/SteadyNumber.tsx'
import { type as scale } from '../../../ui/theme/tokens.ts'

const Of = styled('span')(({ theme }) => ({
  fontSize: scale.size.lead,
  fontWeight: scale.weight.medium,
  letterSpacing: 0,
  color: theme.vars.palette.text.secondary,
}))

const Bar = styled(LinearProgress)({
  height: 6,
  margin: '6px 0 8px',
  borderRadius: 3,
  // A bar that glides by itself moves what one reads.
  '& .MuiLinearProgress-bar': { transition: 'none' },
})

type Props = {
  training: Training
  /** Opens who is behind the figures; undefined where nobody is told apart. */
  onPeople: (() => void) | undefined
}

/** Completion rate and attendance: the figures that all lists and reports say too (S1 section 2). */
export function FigureCards({ training, onPeople }: Props) {
  const { t } = useTranslation()
  const formats = useFormats()
  const { score, total, opened, totalUsers } = training
  const rate = percentOf(score, total)
  const text = (value: number) => formats.number(value)
  return (
    <Stack style={{ gridAutoRows: '1fr', height: '100%' }}>
      <Figure
        label={t('training.completionRate')}
        value={<SteadyNumber value={text(rate)} widest={text(100)} />}
        of={t('training.ofHundred')}
        percent={rate}
        note={t('training.lessonsDone', { n: score, count: total })}
      />
      <Figure
        label={t('training.attendance')}
        value={<SteadyNumber value={text(opened)} widest={text(totalUsers)} />}
        of={t('training.loggedIn', { count: totalUsers })}
        percent={percentOf(opened, totalUsers)}
        note={t('training.notLoggedIn', { count: totalUsers - opened })}
      >
        {onPeople && totalUsers > 0 && (
          <ActionButton
            size="small"
            look="text"
            action={{ key: 'people', label: t('training.viewEmployees'), onRun: onPeople }}
          />
        )}
      </Figure>
    </Stack>
  )
}

type FigureProps = {
  label: string
  value: ReactNode
  of: string
  percent: number
  note: string
  children?: ReactNode
}

function Figure({ label, value, of, percent, note, children }: FigureProps) {
  const id = useId()
  return (
    <StatCard
      label={label}
      value={
        <span>
          {value} <Of>{of}</Of>
        </span>
      }
      hint={
        <>
          <Bar variant="determinate" value={percent} aria-label={label} aria-describedby={id} />
          <div style={{ display: 'flex', justifyContent: 'space-between', alignItems: 'center', gap: 8 }}>
            <span id={id}>{note}</span>
            {children}
          </div>
        </>
      }
    />
  )
}
