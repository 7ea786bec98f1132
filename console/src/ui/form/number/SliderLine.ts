import { styled } from '@mui/material/styles'

/** A slider between its numbers; the ends of its track never touch them. */
export const SliderLine = styled('div')(({ theme }) => ({
  display: 'flex',
  alignItems: 'center',
  gap: 20,
  '& .MuiSlider-root': { minWidth: 0 },
  '& .MuiSlider-root .MuiSlider-thumb': { transition: 'none' },
  '& .MuiSlider-track': { transition: 'none' },
  '&[aria-disabled="true"] .MuiSlider-root': {
    color: theme.vars.palette.text.disabled,
    cursor: 'not-allowed',
  },
}))
