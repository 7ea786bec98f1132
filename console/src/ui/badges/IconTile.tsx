import { styled } from '@mui/material/styles'
import type { ReactElement } from 'react'
import type { Tone } from '../theme/palette.ts'
import { radiiPx } from '../theme/tokens.ts'

const Tile = styled('span', { shouldForwardProp: (name) => name !== 'tone' })<{
  tone: Tone | undefined
}>(({ theme, tone }) => ({
  display: 'inline-grid',
  placeItems: 'center',
  flex: 'none',
  width: '2rem',
  height: '2rem',
  borderRadius: radiiPx.control,
  color: tone ? theme.vars.palette.onSoft[tone] : theme.vars.palette.text.secondary,
  backgroundColor: tone ? theme.vars.palette.soft[tone] : theme.vars.palette.surface.subtle,
  '& svg': { fontSize: '1.125rem' },
}))

type Props = { icon: ReactElement; tone?: Tone }

export function IconTile({ icon, tone }: Props) {
  return (
    <Tile aria-hidden tone={tone}>
      {icon}
    </Tile>
  )
}
