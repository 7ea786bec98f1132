import Skeleton from '@mui/material/Skeleton'
import { styled } from '@mui/material/styles'

export const SKELETON_COUNT = 3

const Lines = styled('div')({ display: 'grid', gap: 4, padding: '8px 8px 12px' })
const Line = styled('div')({ display: 'flex', alignItems: 'center', gap: 12, height: 60, padding: 8 })
const TextLines = styled('div')({ flex: 1 })

export function NextDeliveriesSkeleton() {
  return (
    <Lines aria-hidden>
      {Array.from({ length: SKELETON_COUNT }, (_, index) => (
        <Line key={`delivery ${String(index)}`}>
          <Skeleton variant="rounded" width={32} height={32} />
          <TextLines>
            <Skeleton width="80%" />
            <Skeleton width="50%" />
          </TextLines>
        </Line>
      ))}
    </Lines>
  )
}
