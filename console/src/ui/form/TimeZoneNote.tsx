import { styled } from '@mui/material/styles'
import { type } from '../theme/tokens.ts'

export const TimeZoneNote = styled('div')(({ theme }) => ({
  marginTop: 4,
  fontSize: type.size.tiny,
  lineHeight: `${String(type.line.tiny)}px`,
  color: theme.vars.palette.text.muted,
}))
