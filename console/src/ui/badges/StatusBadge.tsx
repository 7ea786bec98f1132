import { styled } from '@mui/material/styles'
import type { ReactElement } from 'react'
import type { Tone } from '../theme/palette.ts'
import { radiiPx, typeScale as scale } from '../theme/tokens.ts'
import { getToneIcon } from './toneIcon.tsx'

const Pill = styled('span', { shouldForwardProp: (name) => name !== 'tone' })<{ tone: Tone }>(
  ({ theme, tone }) => ({
    display: 'inline-flex',
    alignItems: 'center',
    // Its baseline is the icon's lower edge, 2 px too low for the text.
    verticalAlign: '-0.125rem',
    gap: 5,
    padding: '2px 9px 2px 7px',
    borderRadius: radiiPx.pill,
    fontSize: scale.size.tiny,
    fontWeight: scale.weight.medium,
    lineHeight: 1.5,
    whiteSpace: 'nowrap',
    color: theme.vars.palette.onSoft[tone],
    backgroundColor: theme.vars.palette.soft[tone],
    '& svg': { fontSize: '0.875rem' },
  }),
)

type Props = { tone: Tone; label: string; icon?: ReactElement }

export function StatusBadge({ tone, label, icon = getToneIcon(tone) }: Props) {
  return (
    <Pill tone={tone}>
      <span aria-hidden style={{ display: 'inline-flex' }}>
        {icon}
      </span>
      {label}
    </Pill>
  )
}
