import Skeleton from '@mui/material/Skeleton'

export function TextPlaceholder({ text }: { text: string }) {
  return (
    <Skeleton aria-hidden>
      <span>{text}</span>
    </Skeleton>
  )
}
