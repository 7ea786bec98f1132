import { cut } from '../lib/cut.ts'
import { VisuallyHidden } from './VisuallyHidden.tsx'

type Props = {
  text: string
  /** Letters that are shown before "…". */
  at: number
}

/** A long name cut at so many letters; the whole of it on pointing, on focus (Tips) and for screen readers. */
export function Truncate({ text, at }: Props) {
  const short = cut(text, at)
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
