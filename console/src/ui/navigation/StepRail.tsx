import Check from 'virtual:icon/Check'
import Lock from 'virtual:icon/LockOutlined'
import PriorityHigh from 'virtual:icon/PriorityHigh'
import { styled } from '@mui/material/styles'
import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { getFrameStyles } from '../theme/forcedColors.ts'
import { radiiPx, typeScale as scale, sizes } from '../theme/tokens.ts'
import { useIsNarrow } from '../useNarrow.ts'
import { StepStrip } from './StepStrip.tsx'

const List = styled('ol')({ display: 'grid', gap: 4, margin: 0, padding: 0, listStyle: 'none' })

const Step = styled('button')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: '1.5rem minmax(0, 1fr)',
  gap: '0 12px',
  width: '100%',
  minHeight: sizes.touch,
  padding: '10px 12px',
  border: 0,
  borderRadius: radiiPx.control,
  font: 'inherit',
  textAlign: 'left',
  color: theme.vars.palette.text.primary,
  background: 'none',
  cursor: 'pointer',
  '&:hover': { backgroundColor: theme.vars.palette.surface.hover },
  '&:focus-visible': { outlineOffset: -2 },
  '&[aria-current]': { backgroundColor: theme.vars.palette.soft.primary },
  '&[aria-disabled]': {
    color: theme.vars.palette.text.secondary,
    backgroundColor: 'transparent',
    cursor: 'not-allowed',
  },
}))

const Mark = styled('span')(({ theme }) => ({
  gridRow: 'span 2',
  display: 'grid',
  placeItems: 'center',
  width: '1.5rem',
  height: '1.5rem',
  borderRadius: '50%',
  fontSize: scale.size.tiny,
  fontWeight: scale.weight.semibold,
  color: theme.vars.palette.text.secondary,
  ...getFrameStyles(theme.vars.palette.divider),
  '& svg': { fontSize: '0.875rem' },
  '[data-done] > &': {
    color: theme.vars.palette.onSoft.success,
    backgroundColor: theme.vars.palette.soft.success,
    boxShadow: 'none',
  },
  '[data-wrong] > &': {
    color: theme.vars.palette.onSoft.error,
    backgroundColor: theme.vars.palette.soft.error,
    boxShadow: 'none',
  },
  '[aria-current] > &': {
    color: theme.vars.palette.primary.contrastText,
    backgroundColor: theme.vars.palette.primary.main,
    boxShadow: 'none',
  },
}))

const Label = styled('span')({
  fontWeight: scale.weight.medium,
  lineHeight: scale.line.lead,
  overflowWrap: 'anywhere',
})

const Hint = styled('span')(({ theme }) => ({
  gridColumn: 2,
  fontSize: scale.size.tiny,
  lineHeight: 1.4,
  overflowWrap: 'anywhere',
  color: theme.vars.palette.text.secondary,
}))

export type RailStep = {
  key: string
  label: string
  hint?: string | undefined
  isDone?: boolean
  refusal?: string | undefined
  wrong?: string | undefined
}

type Props = {
  label: string
  steps: readonly RailStep[]
  current: string
  onStep: (key: string) => void
}

export function StepRail(props: Props) {
  const isNarrow = useIsNarrow('md')
  if (!isNarrow) {
    return (
      <nav aria-label={props.label}>
        <StepList {...props} />
      </nav>
    )
  }
  return (
    <StepStrip {...props}>
      {(close) => (
        <StepList
          {...props}
          onStep={(key) => {
            close()
            props.onStep(key)
          }}
        />
      )}
    </StepStrip>
  )
}

function StepList({ steps, current, onStep }: Omit<Props, 'label'>) {
  return (
    <List>
      {steps.map((step, index) => (
        <li key={step.key}>
          <StepButton step={step} number={index + 1} isCurrent={step.key === current} onStep={onStep} />
        </li>
      ))}
    </List>
  )
}

type ButtonProps = { step: RailStep; number: number; isCurrent: boolean; onStep: (key: string) => void }

function StepButton({ step, number, isCurrent, onStep }: ButtonProps) {
  const { t } = useTranslation()
  const id = useId()
  const { key, label, hint, refusal, wrong } = step
  const hasProblem = wrong !== undefined
  const isDone = step.isDone === true && !hasProblem
  const isLocked = refusal !== undefined && !isCurrent
  const text = refusal ?? (isCurrent ? undefined : wrong) ?? hint
  return (
    <Step
      type="button"
      data-wrong={(hasProblem && !isCurrent) || undefined}
      data-done={(isDone && !isCurrent) || undefined}
      aria-current={isCurrent ? 'step' : undefined}
      aria-disabled={isLocked || undefined}
      aria-label={isDone ? t('ui.stepDone', { step: label }) : label}
      aria-describedby={text === undefined ? undefined : id}
      onClick={() => {
        if (!isLocked && !isCurrent) onStep(key)
      }}
    >
      <Mark aria-hidden>
        {isCurrent ? (
          number
        ) : hasProblem ? (
          <PriorityHigh />
        ) : isDone ? (
          <Check />
        ) : isLocked ? (
          <Lock />
        ) : (
          number
        )}
      </Mark>
      <Label>{label}</Label>
      {text !== undefined && <Hint id={id}>{text}</Hint>}
    </Step>
  )
}
