import Skeleton from '@mui/material/Skeleton'
import type { ReactNode } from 'react'

export function SizedSkeleton({ children }: { children: ReactNode }) {
  return (
    <Skeleton variant="rounded" aria-hidden aria-busy sx={{ maxWidth: 'none' }}>
      <div inert>{children}</div>
    </Skeleton>
  )
}
