import { createTheme } from '@mui/material/styles'
import { components } from './components.ts'
import { type BrandColors, paletteOf } from './palette.ts'
import { dark, light, radius, space, type } from './tokens.ts'

const rem = (pixels: number) => `${pixels / 16}rem`

const text = (pixels: number, weight: number, lineHeight: number) => ({
  fontSize: rem(pixels),
  fontWeight: weight,
  lineHeight,
  letterSpacing: pixels >= type.size.title ? '-0.012em' : 'normal',
})

/**
 * The theme for one company: its brand colours corrected to AA in both schemes. Colours are CSS variables, so
 * a change of scheme sets one attribute and renders nothing again.
 */
export function makeTheme(brand: BrandColors = {}) {
  const { size, weight } = type
  return createTheme({
    cssVariables: { cssVarPrefix: 'heed', colorSchemeSelector: '[data-theme="%s"]' },
    colorSchemes: {
      light: { palette: paletteOf(light, brand) },
      dark: { palette: paletteOf(dark, brand) },
    },
    spacing: space,
    shape: { borderRadius: radius.control },
    breakpoints: { values: { xs: 0, sm: 600, md: 900, lg: 1200, xl: 1536 } },
    typography: {
      fontFamily: type.family,
      fontSize: size.body,
      fontWeightRegular: weight.regular,
      fontWeightMedium: weight.medium,
      fontWeightBold: weight.semibold,
      h1: text(size.heading, weight.semibold, 1.3),
      h2: text(size.title, weight.semibold, 1.35),
      h3: text(size.lead, weight.semibold, 1.4),
      h4: text(size.body, weight.semibold, 1.45),
      h5: text(size.body, weight.semibold, 1.45),
      h6: text(size.body, weight.semibold, 1.45),
      subtitle1: text(size.lead, weight.regular, 1.5),
      subtitle2: text(size.small, weight.medium, 1.5),
      body1: text(size.body, weight.regular, 1.55),
      body2: text(size.small, weight.regular, 1.5),
      caption: text(size.tiny, weight.regular, 1.45),
      overline: { ...text(size.tiny, weight.semibold, 1.4), textTransform: 'none' },
      button: { ...text(size.body, weight.medium, 1.4), textTransform: 'none' },
    },
    components,
  })
}
