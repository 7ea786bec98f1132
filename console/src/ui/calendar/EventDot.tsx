import { styled } from '@mui/material/styles'
import type { Tone } from '../theme/palette.ts'

export type DotShape = 'square' | 'ring'

type Props = { tone: Tone; shape: DotShape }

/** Marks an event's kind by colour and by shape. */
export const EventDot = styled('span', {
  shouldForwardProp: (name) => name !== 'tone' && name !== 'shape',
})<Props>(({ theme, tone, shape }) => ({
  flex: 'none',
  display: 'inline-block',
  width: 7,
  height: 7,
  border: `2px solid ${theme.vars.palette.onSoft[tone]}`,
  borderRadius: shape === 'ring' ? '50%' : 2,
  backgroundColor: shape === 'ring' ? 'transparent' : theme.vars.palette.onSoft[tone],
  forcedColorAdjust: 'none',
}))
