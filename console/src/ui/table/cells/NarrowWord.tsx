import { styled } from '@mui/material/styles'
import { NARROW } from '../parts.ts'

export const NarrowWord = styled('span')(({ theme }) => ({
  display: 'none',
  [NARROW]: { display: 'inline', marginLeft: 4, color: theme.vars.palette.text.secondary },
}))
