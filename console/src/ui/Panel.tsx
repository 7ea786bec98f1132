import { styled } from '@mui/material/styles'
import Typography from '@mui/material/Typography'
import { type ReactNode, useId } from 'react'
import { radius, shadow } from './theme/tokens.ts'

const Card = styled('section')(({ theme }) => ({
  padding: theme.spacing(2.5),
  backgroundColor: theme.vars.palette.background.paper,
  border: `1px solid ${theme.vars.palette.divider}`,
  borderRadius: radius.card,
  boxShadow: shadow.card,
}))

const Top = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: 8,
  marginBottom: 12,
})

type Props = { title?: string; aside?: ReactNode; children: ReactNode }

/** A card with an optional heading; `aside` stands at the heading's far end. */
export function Panel({ title, aside, children }: Props) {
  const id = useId()
  return (
    <Card aria-labelledby={title ? id : undefined}>
      {title && (
        <Top>
          <Typography id={id} variant="h2" sx={{ flex: 1 }}>
            {title}
          </Typography>
          {aside}
        </Top>
      )}
      {children}
    </Card>
  )
}
