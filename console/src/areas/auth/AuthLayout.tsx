import MuiLink from '@mui/material/Link'
import { styled } from '@mui/material/styles'
import { observer } from 'mobx-react-lite'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { BrandLogo } from '../../app/BrandLogo.tsx'
import { useRoot } from '../../app/RootContext.tsx'
import { radius, type as scale, shadow } from '../../ui/theme/tokens.ts'

const Screen = styled('div')(({ theme }) => ({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  gap: theme.spacing(4),
  minHeight: '100vh',
  padding: 'clamp(32px, 10vh, 120px) 16px 32px',
}))

const Main = styled('main')({
  flex: 1,
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  width: '100%',
})

export const AuthCard = styled('div')(({ theme }) => ({
  display: 'flex',
  flexDirection: 'column',
  gap: theme.spacing(2.5),
  width: '100%',
  maxWidth: 420,
  padding: theme.spacing(4),
  backgroundColor: theme.vars.palette.background.paper,
  border: `1px solid ${theme.vars.palette.divider}`,
  borderRadius: radius.dialog,
  boxShadow: shadow.float,
  overflowWrap: 'anywhere',
  [theme.breakpoints.down('sm')]: { padding: theme.spacing(3, 2.5) },
}))

const Footer = styled('footer')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'center',
  gap: theme.spacing(1, 3),
  fontSize: scale.size.body,
  color: theme.vars.palette.text.secondary,
}))

/** Around every page of the signing-in: the brand above, its terms below. */
export function AuthLayout({ children }: { children: ReactNode }) {
  return (
    <Screen>
      <BrandLogo height={36} />
      <Main>{children}</Main>
      <Terms />
    </Screen>
  )
}

const Terms = observer(function Terms() {
  const { t } = useTranslation()
  const { branding } = useRoot()
  const links = [
    { label: t('auth.terms'), href: branding.value?.['ui.terms_url'] },
    { label: t('auth.privacy'), href: branding.value?.['ui.privacy_url'] },
    { label: t('auth.support'), href: branding.supportEmail && `mailto:${branding.supportEmail}` },
  ]
  return (
    <Footer>
      {links.map(
        ({ label, href }) =>
          href && (
            <MuiLink key={label} href={href} color="inherit">
              {label}
            </MuiLink>
          ),
      )}
    </Footer>
  )
})
