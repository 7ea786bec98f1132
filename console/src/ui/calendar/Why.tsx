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
  // What is dragged lies on the day, not on what is said of it.
  pointerEvents: 'none',
  'td:nth-of-type(n + 5) > &': { insetInlineStart: 'auto', insetInlineEnd: 4 },
}))

/** Why a day does not take what is dragged over it: no pointer is there to ask a tip with. */
export function Why({ text }: { text: string | undefined }) {
  return text === undefined ? null : <Reason>{text}</Reason>
}
