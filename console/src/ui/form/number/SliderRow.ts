import { styled } from '@mui/material/styles'

export const SliderRow = styled('div')(({ theme }) => ({
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

export const SliderContainer = styled('div')({ containerType: 'inline-size' })

export const RangeSliderRow = styled(SliderRow)({
  display: 'grid',
  gap: '0 20px',
  gridTemplate: '"from slider to" / auto 1fr auto',
  '& .MuiSlider-root': { gridArea: 'slider' },
  '@container (max-width: 22.5rem)': {
    gridTemplate: '"slider slider" "from to" / 1fr auto',
    '& .MuiSlider-root': { width: 'calc(100% - 16px)', margin: '0 8px' },
  },
})
