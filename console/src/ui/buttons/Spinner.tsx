import { keyframes, styled } from '@mui/material/styles'

const spin = keyframes({ to: { transform: 'rotate(360deg)' } })

export const Spinner = styled('span')({
  display: 'inline-block',
  flex: 'none',
  width: 16,
  height: 16,
  borderRadius: '50%',
  border: '2px solid currentColor',
  borderRightColor: 'transparent',
  animation: `${spin} 800ms linear infinite`,
})
