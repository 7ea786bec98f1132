import { styled } from '@mui/material/styles'
import { numeric } from './theme/tokens.ts'

const Place = styled('span')({
  ...numeric,
  display: 'inline-grid',
  textAlign: 'right',
  whiteSpace: 'nowrap',
  '& > span': { gridArea: '1 / 1' },
})

type Props = {
  value: string
  /** The widest it will become, such as the total: its place is kept from the start. */
  widest: string
  /** It begins where its place begins: a large number at the edge of a card. */
  start?: boolean
}

/** A number that changes by itself, and moves nothing beside it. */
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
