import Tooltip from '@mui/material/Tooltip'
import { cut } from '../lib/cut.ts'

type Props = {
  text: string
  /** Letters that are shown before "…". */
  at: number
}

/** A long name cut at so many letters; the whole of it on pointing and for screen readers. */
export function Truncate({ text, at }: Props) {
  const short = cut(text, at)
  if (short === text) return text
  return (
    <Tooltip title={text}>
      <span>{short}</span>
    </Tooltip>
  )
}
