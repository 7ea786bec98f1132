import { keyframes, styled } from '@mui/material/styles'

const travel = keyframes({ from: { transform: 'translateX(-100%)' }, to: { transform: 'translateX(250%)' } })

/** Other rows are on their way while these are seen. MUI's line would be a tenth of what a table costs. */
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
