import { styled } from '@mui/material/styles'
import type { CSSProperties, ReactNode } from 'react'
import { radius, type as scale } from './theme/tokens.ts'

const Sheet = styled('div')(({ theme }) => ({
  overflow: 'hidden',
  border: `1px solid ${theme.vars.palette.divider}`,
  borderTop: `4px solid ${theme.vars.palette.primary.main}`,
  borderRadius: radius.control,
  color: theme.vars.palette.text.primary,
  backgroundColor: theme.vars.palette.background.paper,
  overflowWrap: 'anywhere',
}))

const Head = styled('div')(({ theme }) => ({
  display: 'grid',
  justifyItems: 'start',
  gap: theme.spacing(1.5),
  padding: theme.spacing(2, 3),
  borderBottom: `1px solid ${theme.vars.palette.divider}`,
  fontSize: scale.size.body,
}))

const Body = styled('div')(({ theme }) => ({
  padding: theme.spacing(2.5, 3),
  fontSize: scale.size.body,
  '& p, & ul, & ol, & h2, & h3': { margin: '0 0 10px' },
  '& li > p': { margin: 0 },
  '& h2': { fontSize: scale.size.heading, lineHeight: 1.4, fontWeight: scale.weight.semibold },
  '& h3': { fontSize: scale.size.lead, lineHeight: 1.5, fontWeight: scale.weight.semibold },
  '& strong': { fontWeight: scale.weight.semibold },
  '& ul, & ol': { paddingInlineStart: 24 },
  '& a': { color: theme.vars.palette.primary.main, textDecoration: 'underline', textUnderlineOffset: 2 },
}))

/** A button as it looks: in a sample it leads nowhere, and nobody is told of one. */
export const SampleButton = styled('span')(({ theme }) => ({
  display: 'inline-block',
  margin: theme.spacing(0.5, 0, 2),
  padding: '8px 20px',
  borderRadius: radius.control,
  fontWeight: scale.weight.medium,
  color: theme.vars.palette.primary.contrastText,
  backgroundColor: theme.vars.palette.primary.main,
}))

type Props = {
  label: string
  subject: string
  logo: ReactNode
  /** Of the words, where it is not that of the page. */
  lang?: string
  /** Other colours than the page has. */
  style?: CSSProperties
  children: ReactNode
}

/** A mail as it arrives: white, however the console looks. */
export function MailSheet({ label, subject, logo, children, ...sheet }: Props) {
  return (
    <Sheet {...sheet} data-theme="light" role="group" aria-label={label}>
      <Head>
        <strong>{subject}</strong>
        {logo}
      </Head>
      <Body>{children}</Body>
    </Sheet>
  )
}
