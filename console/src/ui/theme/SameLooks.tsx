import { CacheProvider, ThemeProvider } from '@emotion/react'
import type { ReactNode } from 'react'
import { styles } from './AppTheme.tsx'
import { ownTheme } from './brandSheet.ts'

/** For separate React roots: reads the page's colours and sets none. */
export function SameLooks({ children }: { children: ReactNode }) {
  return (
    <CacheProvider value={styles}>
      <ThemeProvider theme={ownTheme}>{children}</ThemeProvider>
    </CacheProvider>
  )
}
