import Typography from '@mui/material/Typography'
import { CodeLine } from './CodeLine.tsx'

type Props = {
  label: string
  text: string
  /** Stands there in place of the text, where that is secret. */
  shown?: string | undefined
}

/** A line to take elsewhere under its name: a key, an address. */
export function Snippet({ label, text, shown }: Props) {
  return (
    <div>
      <Typography variant="body2" color="textSecondary">
        {label}
      </Typography>
      <CodeLine name={label} text={text} shown={shown} />
    </div>
  )
}
