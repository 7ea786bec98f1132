import Box from '@mui/material/Box'
import type { ComponentProps } from 'react'
import { Banner } from './Banner.tsx'

type Props = Omit<ComponentProps<typeof Banner>, 'edge'>

/** What holds for all that follows on the page, at its distance. */
export function Noticed(props: Props) {
  return (
    <Box sx={{ mb: 3 }}>
      <Banner {...props} />
    </Box>
  )
}
