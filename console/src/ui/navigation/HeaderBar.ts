import { styled } from '@mui/material/styles'
import { STICKY, sizes } from '../theme/tokens.ts'

export const HeaderBar = styled('header')(({ theme }) => ({
  position: STICKY,
  top: 0,
  zIndex: theme.zIndex.appBar,
  display: 'flex',
  alignItems: 'center',
  gap: theme.spacing(1.5),
  height: sizes.header,
  padding: theme.spacing(0, 3),
  backgroundColor: theme.vars.palette.background.paper,
  borderBottom: `1px solid ${theme.vars.palette.divider}`,
  [theme.breakpoints.down('sm')]: { padding: theme.spacing(0, 1), gap: theme.spacing(0.5) },
}))
