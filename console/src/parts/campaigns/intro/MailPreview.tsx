import { isAnonymous, mailTextOf } from '@heed/contracts'
import { styled } from '@mui/material/styles'
import { observer } from 'mobx-react-lite'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { BrandLogo } from '../../../app/BrandLogo.tsx'
import { useCompany, useRoot } from '../../../app/RootContext.tsx'
import { RichText } from '../../../ui/RichText.tsx'
import { radius, type as scale } from '../../../ui/theme/tokens.ts'
import type { CampaignKind } from '../wizard/savedRuns.ts'

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

/** What leads to the campaign; in a preview it leads nowhere. */
const Start = styled('span')(({ theme }) => ({
  display: 'inline-block',
  margin: theme.spacing(0.5, 0, 2),
  padding: '8px 20px',
  borderRadius: radius.control,
  fontWeight: scale.weight.medium,
  color: theme.vars.palette.primary.contrastText,
  backgroundColor: theme.vars.palette.primary.main,
}))

type Props = {
  /** Of whose header and footer it stands between. */
  kind: CampaignKind
  subject: string
  /** Clean html. */
  message: string
  /** What the mail is about. */
  children: ReactNode
}

/** The first mail of a campaign as it arrives: in the company's brand, between its own header and footer. */
export const MailPreview = observer(function MailPreview({ kind, subject, message, children }: Props) {
  const { t } = useTranslation()
  const { session } = useRoot()
  const company = useCompany()
  const name = isAnonymous(company) ? '' : (session.user?.name ?? '')
  return (
    // Mails are white, however the console looks.
    <Sheet data-theme="light" role="group" aria-label={t('campaigns.intro.preview')}>
      <Head>
        <strong>{subject}</strong>
        <BrandLogo />
      </Head>
      <Body>
        <RichText html={mailTextOf(company, `${kind}Header`)} />
        <p>{name ? t('campaigns.intro.helloTo', { name }) : t('campaigns.intro.hello')}</p>
        <RichText html={message} />
        {children}
        <Start>{t('campaigns.intro.start')}</Start>
        <RichText html={mailTextOf(company, `${kind}Footer`)} />
      </Body>
    </Sheet>
  )
})
