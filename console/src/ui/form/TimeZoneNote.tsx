import { styled } from '@mui/material/styles'
import { typeScale } from '../theme/tokens.ts'

export const TimeZoneNote = styled('div')(({ theme }) => ({
  marginTop: 4,
  fontSize: typeScale.size.tiny,
  lineHeight: typeScale.line.tiny,
  color: theme.vars.palette.text.muted,
}))
