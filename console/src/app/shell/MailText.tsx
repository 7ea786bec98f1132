import MuiLink from '@mui/material/Link'
import { Emphasised } from '../Emphasised.tsx'

type Props = { text: string; email: string }

/** A sentence in which the address can be clicked. */
export function MailText({ text, email }: Props) {
  return (
    <Emphasised text={text} part={email}>
      <MuiLink href={`mailto:${email}`}>{email}</MuiLink>
    </Emphasised>
  )
}
