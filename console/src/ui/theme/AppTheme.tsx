import createCache from '@emotion/cache'
import { CacheProvider } from '@emotion/react'
import CssBaseline from '@mui/material/CssBaseline'
import { ThemeProvider } from '@mui/material/styles'
import { type ReactNode, useMemo } from 'react'
import { makeTheme } from './makeTheme.ts'
import { MODE_KEY } from './scheme.ts'

const nonce = document.querySelector<HTMLMetaElement>('meta[name="csp-nonce"]')?.content
/** The styles of all that was shown so far. */
export const styles = createCache({ key: 'heed', ...(nonce && { nonce }) })

type Props = { primary?: string | undefined; secondary?: string | undefined; children: ReactNode }

/** Everything inside gets the looks, in the company's colours when they are given. */
export function AppTheme({ primary, secondary, children }: Props) {
  const theme = useMemo(() => makeTheme({ primary, secondary }), [primary, secondary])
  return (
    <CacheProvider value={styles}>
      <ThemeProvider theme={theme} modeStorageKey={MODE_KEY} defaultMode="system" noSsr>
        <CssBaseline />
        {children}
      </ThemeProvider>
    </CacheProvider>
  )
}
