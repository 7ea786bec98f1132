import { styled } from '@mui/material/styles'
import { ellipsisStyles } from '../../../ui/text/cutText.ts'
import { STICKY, typeScale as scale, sizes } from '../../../ui/theme/tokens.ts'

type StripStyle = {
  tone: 'warning' | 'error'
  above: number
}

export const Strip = styled('div', {
  shouldForwardProp: (name) => name !== 'tone' && name !== 'above',
})<StripStyle>(({ theme, tone, above }) => ({
  position: STICKY,
  top: `calc(${sizes.header} + ${String(above)} * ${sizes.strip})`,
  zIndex: theme.zIndex.appBar - 1,
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: 8,
  height: sizes.strip,
  padding: theme.spacing(0, 2),
  fontSize: scale.size.body,
  whiteSpace: 'nowrap',
  color: theme.vars.palette[tone].contrastText,
  backgroundColor: theme.vars.palette[tone].main,
  '& svg': { fontSize: '1.125rem', flex: 'none' },
  '& a, & button': { flex: 'none', marginLeft: 8, fontWeight: scale.weight.medium, color: 'inherit' },
  '& button': {
    padding: 0,
    border: 0,
    font: 'inherit',
    textDecoration: 'underline',
    background: 'none',
    cursor: 'pointer',
  },
  '& a:focus-visible, & button:focus-visible': { outline: '2px solid currentColor', outlineOffset: 2 },
}))

/** Only the bold name is truncated; on phones, only that name is shown, unless `whole` is set. */
export const StripText = styled('span', { shouldForwardProp: (name) => name !== 'whole' })<{
  whole?: boolean
}>(({ theme, whole = false }) => ({
  display: 'flex',
  minWidth: 0,
  // Otherwise flex layout would drop the spaces around the name.
  whiteSpace: 'pre',
  '& > strong': { ...ellipsisStyles, minWidth: 0 },
  ...(!whole && {
    [theme.breakpoints.down('sm')]: { fontSize: 0, '& strong': { fontSize: scale.size.body } },
  }),
}))
