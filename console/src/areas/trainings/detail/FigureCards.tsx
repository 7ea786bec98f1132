import { campaignStatus, computePercent, countUpcomingLessons, type Training } from '@heed/contracts'
import LinearProgress from '@mui/material/LinearProgress'
import Skeleton from '@mui/material/Skeleton'
import { styled } from '@mui/material/styles'
import Typography from '@mui/material/Typography'
import type { TFunction } from 'i18next'
import { type ReactNode, useId } from 'react'
import { useTranslation } from 'react-i18next'
import { formatWholePercent } from '../../../lib/numbers/amountFormats.ts'
import { PeopleButton } from '../../../parts/campaigns/Facts.tsx'
import { ActionButton } from '../../../ui/buttons/ActionButton.tsx'
import { useFormats } from '../../../ui/formats.ts'
import { Panel } from '../../../ui/panels/Panel.tsx'
import { typeScale as scale, tabularNumbers } from '../../../ui/theme/tokens.ts'
import type { TrainingPeopleQuery } from './people/TrainingPeople.ts'
import { hasNotStarted, isSharedByLink, isStoppedDraft } from './stopped.ts'

const Figures = styled('div')(({ theme }) => ({
  display: 'flex',
  flexDirection: 'column',
  minHeight: '19.25rem',
  '& > *': { flex: '1 0 auto' },
  '& > :last-child': { flex: 'none' },
  '& > * + *': { paddingTop: 12, borderTop: `1px solid ${theme.vars.palette.surface.rowLine}` },
}))

const Line = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  gap: '0 8px',
  '&[data-headline=false]': { justifyContent: 'space-between' },
})

const Value = styled('span')({
  ...tabularNumbers,
  fontSize: scale.size.lead,
  fontWeight: scale.weight.semibold,
  '[data-headline=true] > &': {
    fontSize: scale.size.display,
    lineHeight: '2.5rem',
    letterSpacing: '-0.02em',
  },
})

const TotalText = styled('span')(({ theme }) => ({
  fontWeight: scale.weight.medium,
  color: theme.vars.palette.text.secondary,
  '[data-headline=true] > &': { fontSize: scale.size.lead },
}))

const Bar = styled(LinearProgress)(({ theme }) => ({
  height: 6,
  margin: '4px 0',
  borderRadius: 3,
  backgroundColor: theme.vars.palette.surface.subtle,
  // Bars aren't animated, because moving bars distract readers.
  '& .MuiLinearProgress-bar': { borderRadius: 'inherit', transition: 'none' },
}))

const Note = styled('div')(({ theme }) => ({
  display: 'flex',
  justifyContent: 'space-between',
  alignItems: 'center',
  gap: 8,
  minHeight: 36,
  fontSize: scale.size.tiny,
  color: theme.vars.palette.text.secondary,
  '[data-headline=true] ~ &': { alignItems: 'flex-start', minHeight: '3.875rem' },
}))

const StrongText = styled('strong')(({ theme }) => ({
  display: 'block',
  fontWeight: scale.weight.medium,
  color: theme.vars.palette.text.primary,
}))

type Props = {
  training: Training
  onPeople: ((query?: TrainingPeopleQuery) => void) | undefined
}

export function FigureCards({ training, onPeople }: Props) {
  const { t } = useTranslation()
  const formats = useFormats()
  const { status, score, total, totalForView, opened, totalUsers } = training
  const isUpcoming = hasNotStarted(training)
  const notOpenedCount = totalUsers - opened
  const isOngoing = status === campaignStatus.scheduled || status === campaignStatus.active
  const { planned, lost: lostCount } = countUpcomingLessons(training)
  const undeliveredCount = isOngoing ? lostCount : planned + lostCount
  const totalNotes = [
    t('training.lessonsDone', { n: score, count: total }),
    ...(isOngoing && planned > 0 ? [t('training.lessonsPlanned', { count: planned })] : []),
    ...(undeliveredCount > 0 ? [t('training.notDelivered', { count: undeliveredCount })] : []),
  ].join(', ')
  const open = getOpenLessonsNote(t, training, isOngoing && planned > 0 && totalForView > 0)
  const sent = { n: training.subjectsSent, count: training.totalSubjects }
  const sentNote = t(isStoppedDraft(training) ? 'training.stoppedAfter' : 'training.lessonsDelivered', sent)
  // Before the first delivery, no one is expected to sign in.
  const notLoggedInNote = isUpcoming ? '' : t('training.notLoggedIn', { count: notOpenedCount })
  const rate = computePercent(score, total)
  const deliveredRate = computePercent(score, totalForView)
  const deliveredText = t('training.deliveredOf', { n: score, count: totalForView })
  return (
    <Panel title={t('training.results')}>
      <Figures>
        <Figure
          label={t(isSharedByLink(training) ? 'training.openRate' : 'training.deliveredRate')}
          isHeadline
          value={isUpcoming ? '–' : formatWholePercent(formats, deliveredRate)}
          ofText={isUpcoming ? t('training.nothingCame') : deliveredText}
          percent={deliveredRate}
          note={isUpcoming ? t('training.nothingCame') : deliveredText}
          shownNote={
            <span>
              {!isUpcoming && !isSharedByLink(training) && <StrongText>{sentNote}</StrongText>}
              {onPeople && open && (
                <PeopleButton onClick={() => onPeople({ progress: open.progress })}>{open.text}</PeopleButton>
              )}
            </span>
          }
        />
        <Figure
          label={t('training.completionRate')}
          value={isUpcoming ? '–' : formats.number(rate)}
          ofText={isUpcoming ? '' : t('training.ofHundred')}
          percent={rate}
          note={totalNotes}
        />
        <Figure
          label={t('training.attendance')}
          value={isUpcoming ? '–' : formats.number(opened)}
          ofText={isUpcoming ? '' : t('training.loggedIn', { count: totalUsers })}
          percent={computePercent(opened, totalUsers)}
          note={notLoggedInNote || t('training.nothingCame')}
          shownNote={
            onPeople && notOpenedCount > 0 && !isUpcoming ? (
              <PeopleButton onClick={() => onPeople({ progress: 'notStarted' })}>
                {notLoggedInNote}
              </PeopleButton>
            ) : (
              notLoggedInNote
            )
          }
        >
          {onPeople && totalUsers > 0 && <ViewEmployeesButton onRun={() => onPeople()} />}
        </Figure>
      </Figures>
    </Panel>
  )
}

function ViewEmployeesButton({ onRun }: { onRun: () => void }) {
  const { t } = useTranslation()
  return (
    <ActionButton
      size="small"
      look="text"
      flush="end"
      action={{ key: 'people', label: t('training.viewEmployees'), onRun }}
    />
  )
}

export function FiguresSkeleton({ hasPeople }: { hasPeople: boolean }) {
  const { t } = useTranslation()
  const skeletonProps = { value: <Skeleton width={64} />, ofText: '', percent: 0, note: '' }
  return (
    <Panel title={t('training.results')}>
      <Figures aria-hidden>
        <Figure
          label={t('training.deliveredRate')}
          isHeadline
          {...skeletonProps}
          shownNote={<Skeleton width={120} />}
        />
        <Figure
          label={t('training.completionRate')}
          {...skeletonProps}
          shownNote={<Skeleton width={200} />}
        />
        <Figure label={t('training.attendance')} {...skeletonProps} shownNote={<Skeleton width={120} />}>
          {hasPeople && (
            <span style={{ visibility: 'hidden' }}>
              <ViewEmployeesButton onRun={() => undefined} />
            </span>
          )}
        </Figure>
      </Figures>
    </Panel>
  )
}

/** While deliveries remain, counts only the lessons that were delivered. */
function getOpenLessonsNote(t: TFunction, training: Training, isPartial: boolean) {
  const { score, totalForView, totalUsers, behindUsers, finishedUsers } = training
  if (isPartial) {
    const count = behindUsers ?? (score < totalForView ? undefined : 0)
    if (count === 0) return undefined
    const text = count === undefined ? t('training.whoIsBehind') : t('training.areBehind', { count })
    return { progress: 'behind' as const, text }
  }
  const count = totalForView > 0 && finishedUsers !== undefined ? totalUsers - finishedUsers : 0
  return count > 0
    ? { progress: 'notFinished' as const, text: t('training.haveNotFinished', { count }) }
    : undefined
}

type FigureProps = {
  label: string
  value: ReactNode
  ofText: string
  percent: number
  note: string
  shownNote?: ReactNode
  isHeadline?: boolean
  children?: ReactNode
}

function Figure(props: FigureProps) {
  const { label, value, ofText, percent, note, shownNote = note, isHeadline = false, children } = props
  const id = useId()
  const labelText = (
    <Typography id={id} variant="body2" color="textSecondary">
      {label}
    </Typography>
  )
  const figure = (
    <>
      <Value>{value}</Value> <TotalText>{ofText}</TotalText>
    </>
  )
  return (
    <div>
      {isHeadline && labelText}
      <Line data-headline={isHeadline}>
        {isHeadline ? (
          figure
        ) : (
          <>
            {labelText}
            <span>{figure}</span>
          </>
        )}
      </Line>
      <Bar variant="determinate" value={percent} aria-labelledby={id} aria-valuetext={note} />
      <Note>
        {shownNote}
        {children}
      </Note>
    </div>
  )
}
