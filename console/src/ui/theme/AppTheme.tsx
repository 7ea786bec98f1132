import createCache from '@emotion/cache'
import { CacheProvider, Global } from '@emotion/react'
import CssBaseline from '@mui/material/CssBaseline'
import { ThemeProvider } from '@mui/material/styles'
import { type ReactNode, useMemo } from 'react'
import { createBrandSheet, defaultTheme } from './brandSheet.ts'
import { forcedColorStyles } from './forcedColors.ts'
import { preferenceStyles } from './preferenceStyles.ts'
import { printStyles } from './printStyles.ts'
import { MODE_KEY } from './scheme.ts'

const nonce = document.querySelector<HTMLMetaElement>('meta[name="csp-nonce"]')?.content
export const styleCache = createCache({ key: 'heed', ...(nonce && { nonce }) })

type Props = { primary?: string | undefined; secondary?: string | undefined; children: ReactNode }

/** A brand overrides CSS variables, because a second theme would recompute every style. */
export function AppTheme({ primary, secondary, children }: Props) {
  const brand = useMemo(() => createBrandSheet({ primary, secondary }), [primary, secondary])
  return (
    <CacheProvider value={styleCache}>
      <ThemeProvider theme={defaultTheme} modeStorageKey={MODE_KEY} defaultMode="system" noSsr>
        <CssBaseline />
        {children}
      </ThemeProvider>
      <Global styles={brand} />
      <Global styles={printStyles} />
      <Global styles={preferenceStyles} />
      <Global styles={forcedColorStyles} />
    </CacheProvider>
  )
}
