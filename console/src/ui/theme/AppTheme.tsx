import createCache from '@emotion/cache'
import { CacheProvider, Global } from '@emotion/react'
import CssBaseline from '@mui/material/CssBaseline'
import { ThemeProvider } from '@mui/material/styles'
import { type ReactNode, useMemo } from 'react'
import { brandSheet, ownTheme } from './brandSheet.ts'
import { MODE_KEY } from './scheme.ts'

const nonce = document.querySelector<HTMLMetaElement>('meta[name="csp-nonce"]')?.content
/** The styles of all that was shown so far. */
export const styles = createCache({ key: 'heed', ...(nonce && { nonce }) })

type Props = { primary?: string | undefined; secondary?: string | undefined; children: ReactNode }

/**
 * Everything inside gets the looks, in the company's colours when they are given. These are laid over the variables of one
 * theme: another theme would write the styles of everything anew.
 */
export function AppTheme({ primary, secondary, children }: Props) {
  const brand = useMemo(() => brandSheet({ primary, secondary }), [primary, secondary])
  return (
    <CacheProvider value={styles}>
      <ThemeProvider theme={ownTheme} modeStorageKey={MODE_KEY} defaultMode="system" noSsr>
        <CssBaseline />
        {children}
      </ThemeProvider>
      <Global styles={brand} />
    </CacheProvider>
  )
}
