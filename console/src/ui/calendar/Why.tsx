import { styled } from '@mui/material/styles'
import { radius, type as scale } from '../theme/tokens.ts'

const Reason = styled('span')(({ theme }) => ({
  position: 'absolute',
  zIndex: theme.zIndex.tooltip,
  top: 'calc(100% - 8px)',
  insetInlineStart: 4,
  width: 'max-content',
  maxWidth: 220,
  padding: '6px 10px',
  borderRadius: radius.tag,
  fontSize: scale.size.tiny,
  color: '#ffffff',
  backgroundColor: theme.vars.palette.surface.tooltip,
  // Lets drag events reach the day below.
  pointerEvents: 'none',
  'td:nth-of-type(n + 5) > &': { insetInlineStart: 'auto', insetInlineEnd: 4 },
}))

export function Why({ text }: { text: string | undefined }) {
  return text === undefined ? null : <Reason>{text}</Reason>
}
