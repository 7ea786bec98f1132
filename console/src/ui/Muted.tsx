import { styled } from '@mui/material/styles'

/** What is not known, or only helps to read the rest. */
export const Muted = styled('span')(({ theme }) => ({ color: theme.vars.palette.text.muted }))
