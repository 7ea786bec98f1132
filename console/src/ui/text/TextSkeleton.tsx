import Skeleton from '@mui/material/Skeleton'

type Props = { lines?: number }

export function TextSkeleton({ lines = 3 }: Props) {
  return Array.from({ length: lines }, (_, line) => (
    <Skeleton
      key={`line ${String(line)}`}
      width={line === lines - 1 && lines > 1 ? '60%' : '100%'}
      aria-hidden
    />
  ))
}
