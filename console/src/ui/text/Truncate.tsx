import { truncateText } from '../../lib/truncateText.ts'
import { VisuallyHidden } from './VisuallyHidden.tsx'

type Props = {
  text: string
  maxLength: number
}

export function Truncate({ text, maxLength }: Props) {
  const shortText = truncateText(text, maxLength)
  if (shortText === text) return text
  return (
    <span data-cut={text}>
      <span aria-hidden dir="auto">
        {shortText}
      </span>
      <VisuallyHidden>{text}</VisuallyHidden>
    </span>
  )
}
