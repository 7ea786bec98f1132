import Box from '@mui/material/Box'
import type { ReactNode } from 'react'
import type { Action } from './action.ts'
import { Banner } from './Banner.tsx'

type Props = { tone: 'info' | 'warning'; children: ReactNode; action?: Action | undefined }

/** What holds for all that follows on the page, at its distance. */
export function Noticed({ tone, children, action }: Props) {
  return (
    <Box sx={{ mb: 3 }}>
      <Banner tone={tone} action={action}>
        {children}
      </Banner>
    </Box>
  )
}
