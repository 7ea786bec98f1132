import { styled } from '@mui/material/styles'
import { numeric } from '../theme/tokens.ts'

const Place = styled('span')({
  ...numeric,
  display: 'inline-grid',
  textAlign: 'right',
  whiteSpace: 'nowrap',
  '& > span': { gridArea: '1 / 1' },
})

type Props = {
  value: string
  widest: string
  start?: boolean
}

export function SteadyNumber({ value, widest, start = false }: Props) {
  return (
    <Place style={start ? { textAlign: 'left' } : undefined}>
      <span aria-hidden style={{ visibility: 'hidden' }}>
        {widest}
      </span>
      <span>{value}</span>
    </Place>
  )
}
