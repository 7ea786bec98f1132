import OutlinedInput, { type OutlinedInputProps } from '@mui/material/OutlinedInput'
import { styled } from '@mui/material/styles'

export const ChipField = styled((props: OutlinedInputProps) => <OutlinedInput {...props} />)(({ theme }) => ({
  flexWrap: 'wrap',
  gap: 4,
  '&.MuiInputBase-root': { padding: '5px 12px' },
  maxHeight: 180,
  overflowY: 'auto',
  '& .MuiOutlinedInput-input': { flex: '1 1 80px', width: 0, minWidth: 60, padding: '2px 2px' },
  '&:has([aria-disabled="true"])': {
    backgroundColor: theme.vars.palette.surface.subtle,
    cursor: 'not-allowed',
  },
}))
