import { truncateText } from '../../lib/truncateText.ts'
import { VisuallyHidden } from './VisuallyHidden.tsx'

type Props = {
  text: string
  at: number
}

export function Truncate({ text, at }: Props) {
  const short = truncateText(text, at)
  if (short === text) return text
  return (
    <span data-cut={text}>
      <span aria-hidden dir="auto">
        {short}
      </span>
      <VisuallyHidden>{text}</VisuallyHidden>
    </span>
  )
}
