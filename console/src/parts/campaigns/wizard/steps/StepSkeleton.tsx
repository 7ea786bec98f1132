import { styled } from '@mui/material/styles'
import { TextSkeleton } from '../../../../ui/text/TextSkeleton.tsx'

const Screen = styled('div')(({ theme }) => ({ [theme.breakpoints.down('lg')]: { minHeight: '100vh' } }))

export function StepSkeleton({ lines }: { lines?: number }) {
  return (
    <Screen>
      <TextSkeleton {...(lines !== undefined && { lines })} />
    </Screen>
  )
}
