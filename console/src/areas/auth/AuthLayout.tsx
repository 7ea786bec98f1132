import { styled } from '@mui/material/styles'
import { observer } from 'mobx-react-lite'
import { type ReactNode, useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigationType } from 'react-router'
import { BrandLogo } from '../../app/brand/BrandLogo.tsx'
import { useRoot } from '../../app/root/RootContext.tsx'
import { TextLink } from '../../ui/text/TextLink.tsx'
import { typeScale as scale, sizes } from '../../ui/theme/tokens.ts'
import { SignInPicture } from './SignInPicture.tsx'

const PageGrid = styled('div')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'minmax(27.5rem, 5fr) 7fr',
  minHeight: '100vh',
  backgroundColor: theme.vars.palette.background.paper,
  [theme.breakpoints.down('md')]: { gridTemplateColumns: 'minmax(0, 1fr)' },
}))

const Form = styled('div')(({ theme }) => ({
  display: 'flex',
  flexDirection: 'column',
  padding: '28px 40px',
  color: theme.vars.palette.text.primary,
  [theme.breakpoints.down('md')]: { padding: '20px 20px 28px' },
}))

const Main = styled('main')(({ theme }) => ({
  flex: 1,
  display: 'grid',
  placeItems: 'center',
  padding: '32px 0',
  [theme.breakpoints.down('md')]: { padding: '48px 0', placeItems: 'start center' },
}))

export const AuthCard = styled('div')(({ theme }) => ({
  display: 'flex',
  flexDirection: 'column',
  gap: theme.spacing(2.5),
  width: '100%',
  maxWidth: 368,
  overflowWrap: 'anywhere',
  '& h1': {
    fontSize: scale.size.display,
    lineHeight: scale.line.display,
    letterSpacing: '-0.02em',
  },
  '& .MuiOutlinedInput-root, & .MuiButton-contained': { minHeight: sizes.touch },
}))

const Footer = styled('footer')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  gap: theme.spacing(1, 3),
  alignItems: 'end',
  minHeight: 32,
  color: theme.vars.palette.text.secondary,
}))

const SidePanel = styled('aside')(({ theme }) => ({
  display: 'grid',
  alignContent: 'center',
  justifyItems: 'center',
  gap: 32,
  padding: '40px 48px',
  backgroundColor: theme.vars.palette.soft.primary,
  [theme.breakpoints.down('md')]: { gap: 16, padding: '24px 20px 40px' },
}))

const Purpose = styled('p')(({ theme }) => ({
  width: '100%',
  maxWidth: 640,
  margin: 0,
  '& > span': { display: 'block', maxWidth: '27.5rem' },
  fontSize: scale.size.heading,
  lineHeight: scale.line.heading,
  fontWeight: scale.weight.semibold,
  color: theme.vars.palette.text.primary,
  [theme.breakpoints.down('md')]: { maxWidth: 368, textWrap: 'balance' },
}))

const Steps = styled('ol')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
  gap: 24,
  width: '100%',
  maxWidth: 640,
  margin: 0,
  padding: 0,
  listStyle: 'none',
  color: theme.vars.palette.text.secondary,
  '& li': { textWrap: 'balance' },
  '& strong': {
    display: 'block',
    marginBottom: 2,
    fontWeight: scale.weight.semibold,
    color: theme.vars.palette.text.primary,
  },
  [theme.breakpoints.down('md')]: { gridTemplateColumns: 'minmax(0, 1fr)', gap: 12, maxWidth: 368 },
}))

const startedRoots = new WeakSet<object>()

/** Moves the focus to the new page's heading, for screen readers. */
function useHeadingFocus() {
  const mainRef = useRef<HTMLElement>(null)
  const root = useRoot()
  const isPopNavigation = useNavigationType() === 'POP'
  useEffect(() => {
    // React Router reports a page load as POP, like Back and Forward, but on a page load the browser sets the focus.
    const isFirst = isPopNavigation && !startedRoots.has(root)
    startedRoots.add(root)
    if (isFirst || document.activeElement !== document.body) return
    const heading = mainRef.current?.querySelector('h1')
    heading?.setAttribute('tabindex', '-1')
    heading?.focus()
  }, [isPopNavigation, root])
  return mainRef
}

export function AuthLayout({ children }: { children: ReactNode }) {
  const { t } = useTranslation()
  const mainRef = useHeadingFocus()
  return (
    <PageGrid>
      <Form>
        <BrandLogo height={32} />
        <Main ref={mainRef}>{children}</Main>
        <Terms />
      </Form>
      <SidePanel>
        <Purpose>
          <span>{t('auth.purpose')}</span>
        </Purpose>
        <SignInPicture />
        <Steps>
          {(['create', 'share', 'measure'] as const).map((step) => (
            <li key={step}>
              <strong>{t(`auth.steps.${step}`)}</strong> {t(`auth.steps.${step}Text`)}
            </li>
          ))}
        </Steps>
      </SidePanel>
    </PageGrid>
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
            <TextLink key={label} href={href} data-quiet="">
              {label}
            </TextLink>
          ),
      )}
    </Footer>
  )
})
