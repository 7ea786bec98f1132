import { CacheProvider, ThemeProvider } from '@emotion/react'
import type { ReactNode } from 'react'
import { styleCache } from './AppTheme.tsx'
import { defaultTheme } from './brandSheet.ts'

/** Wraps a separate React root, which uses the page's colours without setting any. */
export function InheritedTheme({ children }: { children: ReactNode }) {
  return (
    <CacheProvider value={styleCache}>
      <ThemeProvider theme={defaultTheme}>{children}</ThemeProvider>
    </CacheProvider>
  )
}
