import { TextLink } from '../../../ui/text/TextLink.tsx'
import { EmphasizedText } from '../../Emphasised.tsx'

type Props = { text: string; email: string }

export function EmailLinkText({ text, email }: Props) {
  return (
    <EmphasizedText text={text} part={email}>
      <TextLink href={`mailto:${email}`}>{email}</TextLink>
    </EmphasizedText>
  )
}
