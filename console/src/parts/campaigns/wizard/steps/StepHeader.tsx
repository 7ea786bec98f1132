import Typography from '@mui/material/Typography'
import type { ReactNode } from 'react'
import { WrapRow } from '../../../../ui/layout.ts'
import { MutedText } from '../../../../ui/text/Muted.tsx'

type Props = { title: string; lead: ReactNode; tools?: ReactNode }

export function StepHeader({ title, lead, tools }: Props) {
  return (
    <WrapRow style={{ justifyContent: 'space-between', alignItems: 'flex-start', marginBottom: 20 }}>
      <div style={{ flex: '1 1 17.5rem', minWidth: 0 }}>
        <Typography variant="h1" component="h3">
          {title}
        </Typography>
        <MutedText>{lead}</MutedText>
      </div>
      {tools}
    </WrapRow>
  )
}
