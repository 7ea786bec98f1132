import { styled } from '@mui/material/styles'

export const MutedText = styled('span')(({ theme }) => ({ color: theme.vars.palette.text.muted }))
