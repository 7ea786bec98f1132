import { CacheProvider, ThemeProvider } from '@emotion/react'
import type { ReactNode } from 'react'
import { styles } from './AppTheme.tsx'
import { ownTheme } from './brandSheet.ts'

/** Wraps a separate React root, which uses the page's colours without setting any. */
export function InheritTheme({ children }: { children: ReactNode }) {
  return (
    <CacheProvider value={styles}>
      <ThemeProvider theme={ownTheme}>{children}</ThemeProvider>
    </CacheProvider>
  )
}
