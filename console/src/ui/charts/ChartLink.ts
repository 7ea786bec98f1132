import ButtonBase from '@mui/material/ButtonBase'
import { styled } from '@mui/material/styles'
import { underlineStyles } from '../text/TextLink.tsx'

export const ChartLink = styled(ButtonBase)(({ theme }) => ({
  font: 'inherit',
  textAlign: 'inherit',
  borderRadius: 4,
  color: theme.vars.palette.primary.main,
  ...underlineStyles,
}))
