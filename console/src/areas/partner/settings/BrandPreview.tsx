import { Color } from '@heed/contracts'
import { useTranslation } from 'react-i18next'
import { ConsoleSample } from '../../../parts/looks/ConsoleSample.tsx'
import { Stack } from '../../../ui/layout.ts'
import { Panel } from '../../../ui/panels/Panel.tsx'
import { Logo } from '../../../ui/pictures/Logo.tsx'
import { LogoPicture } from '../../../ui/pictures/LogoPicture.tsx'
import { MutedText } from '../../../ui/text/Muted.tsx'
import { createPalette } from '../../../ui/theme/palette.ts'
import { darkTokens, lightTokens } from '../../../ui/theme/tokens.ts'
import type { BrandValues } from './brand.ts'

type Props = Pick<BrandValues, 'name' | 'logo' | 'color'> & {
  product: string
}

export function BrandPreview({ name, logo, color, product }: Props) {
  const { t } = useTranslation()
  const primary = Color.safeParse(color).data
  const brand = { primary }
  const shownName = name.trim() || product
  const sign = logo ? <LogoPicture src={logo} name={shownName} /> : <Logo name={shownName} />
  const getPrimaryColor = (tokens: typeof lightTokens) => createPalette(tokens, brand).primary.main
  const isCorrected =
    primary !== undefined &&
    (getPrimaryColor(lightTokens) !== primary || getPrimaryColor(darkTokens) !== primary)
  return (
    <Panel title={t('account.brand.preview')}>
      <Stack>
        <ConsoleSample scheme="light" brand={brand} logo={sign} />
        <ConsoleSample scheme="dark" brand={brand} logo={sign} />
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
    </Panel>
  )
}
