import Box from '@mui/material/Box'
import type { ComponentProps } from 'react'
import { Banner } from './Banner.tsx'

type Props = Omit<ComponentProps<typeof Banner>, 'edge'>

export function SpacedBanner(props: Props) {
  return (
    <Box sx={{ mb: 3 }}>
      <Banner {...props} />
    </Box>
  )
}
