import { getCompanyName } from '@heed/contracts'
import { observer } from 'mobx-react-lite'
import { useTranslation } from 'react-i18next'
import { useCompany, useRoot } from '../../../app/root/RootContext.tsx'
import { ConsoleSample } from '../../../parts/looks/ConsoleSample.tsx'
import { CompanyEmail } from '../../../parts/mails/CompanyEmail.tsx'
import { Columns, Stack } from '../../../ui/layout.ts'
import { Panel } from '../../../ui/panels/Panel.tsx'
import { Logo } from '../../../ui/pictures/Logo.tsx'
import { LogoPicture } from '../../../ui/pictures/LogoPicture.tsx'
import { MutedText } from '../../../ui/text/Muted.tsx'
import { createPalette } from '../../../ui/theme/palette.ts'
import { darkTokens, lightTokens } from '../../../ui/theme/tokens.ts'
import { CertificateSheet } from '../CertificateSheet.tsx'
import { makeSampleText } from '../email/sampleEmail.ts'

type Props = {
  color: string
  logo: string
}

export const AppearancePreview = observer(function AppearancePreview({ color, logo }: Props) {
  const { t } = useTranslation()
  const { branding } = useRoot()
  const company = useCompany()
  const name = getCompanyName(company)
  const { defaultLanguage: language = 'en' } = company
  const brand = { primary: color || undefined }
  const sign = logo ? <LogoPicture src={logo} name={name} /> : <Logo name={branding.name} />
  const getPrimaryColor = (tokens: typeof lightTokens) => createPalette(tokens, brand).primary.main
  const isCorrected =
    color !== '' && (getPrimaryColor(lightTokens) !== color || getPrimaryColor(darkTokens) !== color)
  return (
    <Panel title={t('settings.appearance.preview')}>
      <Stack style={{ gap: 24 }}>
        <Stack>
          <Columns style={{ gridTemplateColumns: 'repeat(auto-fit, minmax(min(13.75rem, 100%), 1fr))' }}>
            <ConsoleSample scheme="light" brand={brand} logo={sign} />
            <ConsoleSample scheme="dark" brand={brand} logo={sign} />
          </Columns>
          {isCorrected && (
            <MutedText>
              {t('settings.appearance.corrected', {
                color,
                light: getPrimaryColor(lightTokens),
                dark: getPrimaryColor(darkTokens),
              })}
            </MutedText>
          )}
        </Stack>
        <CompanyEmail
          label={t('settings.appearance.mail')}
          language={language}
          looks={{ color, logo }}
          header={{ html: '' }}
          footer={{ html: '' }}
          {...makeSampleText('training', language)}
        />
        <CertificateSheet color={color || lightTokens.primary} logo={logo} />
      </Stack>
    </Panel>
  )
})
