import ButtonBase from '@mui/material/ButtonBase'
import { styled } from '@mui/material/styles'

export const ChartLink = styled(ButtonBase)(({ theme }) => ({
  font: 'inherit',
  textAlign: 'inherit',
  borderRadius: 4,
  color: theme.vars.palette.primary.main,
  textDecoration: 'underline',
  textUnderlineOffset: 3,
}))
