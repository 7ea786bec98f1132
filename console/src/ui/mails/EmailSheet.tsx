import { styled } from '@mui/material/styles'
import { radiiPx, typeScale as scale } from '../theme/tokens.ts'
import { EmailBody } from './EmailBody.tsx'

const Sheet = styled('div')(({ theme }) => ({
  overflow: 'hidden',
  border: `1px solid ${theme.vars.palette.divider}`,
  borderRadius: radiiPx.control,
  color: theme.vars.palette.text.primary,
  backgroundColor: theme.vars.palette.background.paper,
  overflowWrap: 'anywhere',
}))

const SubjectLine = styled('div')(({ theme }) => ({
  padding: theme.spacing(1.5, 2.5),
  borderBottom: `1px solid ${theme.vars.palette.divider}`,
  fontSize: scale.size.body,
  fontWeight: scale.weight.semibold,
}))

type Props = {
  label: string
  language: string
  subject: string
  html: string
}

export function EmailSheet({ label, language, subject, html }: Props) {
  return (
    <Sheet data-theme="light" role="group" aria-label={label}>
      <SubjectLine lang={language}>{subject}</SubjectLine>
      <EmailBody html={html} />
    </Sheet>
  )
}
