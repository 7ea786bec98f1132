import { CacheProvider, ThemeProvider } from '@emotion/react'
import type { ReactNode } from 'react'
import { styles } from './AppTheme.tsx'
import { ownTheme } from './brandSheet.ts'

/**
 * The looks of what stands around, for a part of the page that is a root of its own: it reads the colours that the page has,
 * and sets none.
 */
export function SameLooks({ children }: { children: ReactNode }) {
  return (
    <CacheProvider value={styles}>
      <ThemeProvider theme={ownTheme}>{children}</ThemeProvider>
    </CacheProvider>
  )
}
