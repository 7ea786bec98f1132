import { keyframes, styled } from '@mui/material/styles'

const travel = keyframes({ from: { transform: 'translateX(-100%)' }, to: { transform: 'translateX(250%)' } })

/** Not MUI's progress bar, which would be a tenth of a table's code. */
export const LoadingLine = styled('div')(({ theme }) => ({
  position: 'absolute',
  insetInline: 12,
  top: 0,
  height: 2,
  overflow: 'hidden',
  backgroundColor: theme.vars.palette.soft.primary,
  '&::before': {
    content: '""',
    position: 'absolute',
    insetBlock: 0,
    width: '40%',
    backgroundColor: theme.vars.palette.primary.main,
    animation: `${travel} 1.6s ease-in-out infinite`,
  },
}))
