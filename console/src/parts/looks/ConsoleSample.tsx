import { styled } from '@mui/material/styles'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { getBrandVars } from '../../ui/theme/brandVars.ts'
import type { BrandColors } from '../../ui/theme/palette.ts'
import { radiiPx, typeScale as scale } from '../../ui/theme/tokens.ts'

const Frame = styled('div')(({ theme }) => ({
  forcedColorAdjust: 'none',
  overflow: 'hidden',
  border: `1px solid ${theme.vars.palette.divider}`,
  borderRadius: radiiPx.control,
  fontSize: scale.size.body,
  color: theme.vars.palette.text.primary,
  backgroundColor: theme.vars.palette.background.default,
}))

const Bar = styled('div')(({ theme }) => ({
  display: 'flex',
  alignItems: 'center',
  height: 48,
  padding: '0 14px',
  overflow: 'hidden',
  borderBottom: `1px solid ${theme.vars.palette.divider}`,
  backgroundColor: theme.vars.palette.background.paper,
}))

const Body = styled('div')({ display: 'grid', justifyItems: 'start', gap: 12, padding: 14 })

const SelectedItem = styled('span')(({ theme }) => ({
  padding: '6px 12px',
  borderRadius: radiiPx.control,
  fontWeight: scale.weight.medium,
  color: theme.vars.palette.onSoft.primary,
  backgroundColor: theme.vars.palette.soft.primary,
}))

const Link = styled('span')(({ theme }) => ({
  color: theme.vars.palette.primary.main,
  textDecoration: 'underline',
  textUnderlineOffset: 2,
}))

/** A span, because the sample button must not receive focus or be announced. */
const SampleButton = styled('span')(({ theme }) => ({
  display: 'inline-block',
  padding: '8px 20px',
  borderRadius: radiiPx.control,
  fontWeight: scale.weight.medium,
  color: theme.vars.palette.primary.contrastText,
  backgroundColor: theme.vars.palette.primary.main,
}))

type Props = { scheme: 'light' | 'dark'; brand: BrandColors; logo: ReactNode }

export function ConsoleSample({ scheme, brand, logo }: Props) {
  const { t } = useTranslation()
  return (
    <Frame
      data-theme={scheme}
      style={getBrandVars(brand, scheme)}
      role="img"
      aria-label={t(`settings.appearance.console.${scheme}`)}
    >
      <Bar>{logo}</Bar>
      <Body>
        <SelectedItem>{t('shell.tabs.employees')}</SelectedItem>
        <Link>{t('settings.appearance.link')}</Link>
        <SampleButton>{t('settings.save')}</SampleButton>
      </Body>
    </Frame>
  )
}
