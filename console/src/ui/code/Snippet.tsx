import Typography from '@mui/material/Typography'
import { CodeLine } from './CodeLine.tsx'

type Props = {
  label: string
  text: string
  shown?: string | undefined
}

export function Snippet({ label, text, shown: displayedText }: Props) {
  return (
    <div>
      <Typography variant="body2" color="textSecondary">
        {label}
      </Typography>
      <CodeLine name={label} text={text} shown={displayedText} />
    </div>
  )
}
