import OpenInNew from 'virtual:icon/OpenInNew'
import { toWebAddress } from '@heed/contracts'
import { styled } from '@mui/material/styles'
import Typography from '@mui/material/Typography'
import { observer } from 'mobx-react-lite'
import { useTranslation } from 'react-i18next'
import { Page } from '../../../app/page/Page.tsx'
import { useRoot } from '../../../app/root/RootContext.tsx'
import { Columns } from '../../../ui/layout.ts'
import { Panel } from '../../../ui/panels/Panel.tsx'
import { VisuallyHidden } from '../../../ui/text/VisuallyHidden.tsx'
import { type AccountProps, withAccount } from '../withAccount.tsx'

const ContactLink = styled('a')(({ theme }) => ({
  display: 'inline-flex',
  alignItems: 'center',
  gap: 6,
  marginTop: 12,
  overflowWrap: 'anywhere',
  color: theme.vars.palette.primary.main,
  '& svg': { flex: 'none', fontSize: '0.875rem' },
}))

const kinds = ['support', 'videos', 'onboarding', 'sales', 'marketing', 'logo'] as const
type Kind = (typeof kinds)[number]

const Resources = observer(function Resources({ account }: AccountProps) {
  const { t } = useTranslation()
  const { branding } = useRoot()
  const { value, supportEmail } = branding
  const pages: Partial<Record<Kind, string | null | undefined>> = {
    videos: value?.['ui.resources_url'],
    onboarding: value?.['ui.help_url'],
    marketing: value?.['ui.resources_url'],
    logo: value?.['ui.logo'],
  }
  return (
    <Page title={t('shell.accountTabs.resources')} summary={account.name}>
      <Columns>
        {kinds.map((kind) => (
          <Panel key={kind} title={t(`partner.resource.${kind}.title`)}>
            <Typography color="textSecondary">{t(`partner.resource.${kind}.text`)}</Typography>
            <ResourceLink
              page={pages[kind]}
              email={supportEmail}
              subject={t(`partner.resource.${kind}.title`)}
            />
          </Panel>
        ))}
      </Columns>
    </Page>
  )
})

type LinkProps = { page: string | null | undefined; email: string; subject: string }

function ResourceLink({ page, email, subject }: LinkProps) {
  const { t } = useTranslation()
  if (page) {
    return (
      <ContactLink href={toWebAddress(page)} target="_blank" rel="noopener noreferrer">
        {t('partner.openResource', { name: subject })}
        <OpenInNew aria-hidden />
        <VisuallyHidden>{t('shell.newTab')}</VisuallyHidden>
      </ContactLink>
    )
  }
  return (
    <ContactLink
      href={`mailto:${email}?${new URLSearchParams({ subject }).toString().replaceAll('+', '%20')}`}
    >
      {t('partner.askFor', { email })}
    </ContactLink>
  )
}

export const ResourcesPage = withAccount(Resources)
