import { styled } from '@mui/material/styles'
import { NARROW } from './parts.ts'

/** Says what a figure is where no head does, in a narrow table: 'attended', 'views'. */
export const NarrowWord = styled('span')(({ theme }) => ({
  display: 'none',
  [NARROW]: { display: 'inline', marginLeft: 4, color: theme.vars.palette.text.secondary },
}))
