import { CacheProvider, ThemeProvider } from '@emotion/react'
import { type ReactNode, useMemo } from 'react'
import { styles } from './AppTheme.tsx'
import { makeTheme } from './makeTheme.ts'

/**
 * The looks of what stands around, for a part of the page that is a root of its own: it reads the colours that the page has,
 * and sets none.
 */
export function SameLooks({ children }: { children: ReactNode }) {
  const theme = useMemo(() => makeTheme({}), [])
  return (
    <CacheProvider value={styles}>
      <ThemeProvider theme={theme}>{children}</ThemeProvider>
    </CacheProvider>
  )
}
