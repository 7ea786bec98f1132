import Box from '@mui/material/Box'
import type { ReactNode } from 'react'
import { Banner } from './Banner.tsx'

type Props = { tone: 'info' | 'warning'; children: ReactNode }

/** What holds for all that follows on the page, at its distance. */
export function Noticed({ tone, children }: Props) {
  return (
    <Box sx={{ mb: 3 }}>
      <Banner tone={tone}>{children}</Banner>
    </Box>
  )
}
