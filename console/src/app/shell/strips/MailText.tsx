import { TextLink } from '../../../ui/text/TextLink.tsx'
import { Emphasised } from '../../Emphasised.tsx'

type Props = { text: string; email: string }

export function MailText({ text, email }: Props) {
  return (
    <Emphasised text={text} part={email}>
      <TextLink href={`mailto:${email}`}>{email}</TextLink>
    </Emphasised>
  )
}
