import { styled } from '@mui/material/styles'
import { NARROW_QUERY } from '../parts.ts'

export const NarrowOnlyText = styled('span')(({ theme }) => ({
  display: 'none',
  [NARROW_QUERY]: { display: 'inline', marginLeft: 4, color: theme.vars.palette.text.secondary },
}))
