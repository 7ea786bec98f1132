import ExpandMore from 'virtual:icon/ExpandMore'
import { styled } from '@mui/material/styles'
import { type ReactNode, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Popover } from '../popover/Popover.tsx'
import { ellipsisStyles } from '../text/cutText.ts'
import { FORCED_COLORS_QUERY } from '../theme/forcedColors.ts'
import { typeScale as scale, sizes } from '../theme/tokens.ts'

const Strip = styled('button')(({ theme }) => ({
  display: 'grid',
  gap: 8,
  width: '100%',
  minHeight: sizes.touch,
  padding: '10px 16px 12px',
  border: 0,
  font: 'inherit',
  textAlign: 'left',
  color: theme.vars.palette.text.primary,
  backgroundColor: theme.vars.palette.background.paper,
  cursor: 'pointer',
  '&:focus-visible': { outlineOffset: -2 },
}))

const Line = styled('span')({ display: 'flex', alignItems: 'center', gap: 8 })

const StepName = styled('span')({
  flex: 1,
  minWidth: 0,
  ...ellipsisStyles,
  fontWeight: scale.weight.medium,
})

const CountText = styled('span')(({ theme }) => ({
  display: 'inline-flex',
  alignItems: 'center',
  flex: 'none',
  fontSize: scale.size.body,
  color: theme.vars.palette.text.secondary,
  '& svg': { fontSize: '1.125rem' },
}))

const Bars = styled('span')({ display: 'flex', gap: 4 })

const Bar = styled('span')(({ theme }) => ({
  flex: 1,
  height: 4,
  borderRadius: 2,
  backgroundColor: theme.vars.palette.divider,
  [FORCED_COLORS_QUERY]: {
    outline: '1px solid CanvasText',
    '&[data-mark]': { forcedColorAdjust: 'none', backgroundColor: 'CanvasText' },
    '&[data-mark="current"]': { backgroundColor: 'Highlight', outlineWidth: 2 },
  },
  '&[data-mark="done"]': { backgroundColor: theme.vars.palette.success.main },
  '&[data-mark="wrong"]': { backgroundColor: theme.vars.palette.error.main },
  '&[data-mark="current"]': { backgroundColor: theme.vars.palette.primary.main },
}))

type Props = {
  label: string
  steps: readonly { key: string; label: string; isDone?: boolean; wrong?: string | undefined }[]
  current: string
  children: (close: () => void) => ReactNode
}

export function StepStrip({ label, steps, current, children }: Props) {
  const { t } = useTranslation()
  const [anchor, setAnchor] = useState<HTMLElement | null>(null)
  const currentIndex = steps.findIndex(({ key }) => key === current)
  return (
    <nav aria-label={label}>
      <Strip
        type="button"
        aria-haspopup="dialog"
        aria-expanded={anchor !== null}
        onClick={(event) => setAnchor(event.currentTarget)}
      >
        <Line>
          <StepName dir="auto">{steps[currentIndex]?.label}</StepName>
          <CountText>
            {t('ui.stepOf', { n: currentIndex + 1, m: steps.length })}
            <ExpandMore aria-hidden />
          </CountText>
        </Line>
        <Bars aria-hidden>
          {steps.map(({ key, isDone = false, wrong }) => (
            <Bar
              key={key}
              data-mark={key === current ? 'current' : wrong ? 'wrong' : isDone ? 'done' : undefined}
            />
          ))}
        </Bars>
      </Strip>
      <Popover label={label} anchor={anchor} onClose={() => setAnchor(null)} width={400}>
        <div style={{ padding: 8 }}>{children(() => setAnchor(null))}</div>
      </Popover>
    </nav>
  )
}
