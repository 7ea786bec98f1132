import Skeleton from '@mui/material/Skeleton'
import { styled } from '@mui/material/styles'
import { LIST_ROWS } from './sizes.ts'

const Line = styled('div')({ height: 52, padding: '4px 20px' })

export function NextDeliveriesSkeleton() {
  return (
    <div aria-hidden>
      {Array.from({ length: LIST_ROWS }, (_, index) => (
        <Line key={`delivery ${String(index)}`}>
          <Skeleton width="80%" />
          <Skeleton width="50%" />
        </Line>
      ))}
    </div>
  )
}
