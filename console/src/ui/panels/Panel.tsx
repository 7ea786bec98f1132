import { styled } from '@mui/material/styles'
import Typography from '@mui/material/Typography'
import { type ReactNode, useId } from 'react'
import { useFormats } from '../formats.ts'
import { MutedText } from '../text/Muted.tsx'
import { radiiPx, shadow, tabularNumbers } from '../theme/tokens.ts'

const Card = styled('section')(({ theme }) => ({
  display: 'flex',
  flexDirection: 'column',
  minWidth: 0,
  containerType: 'inline-size',
  backgroundColor: theme.vars.palette.background.paper,
  border: `1px solid ${theme.vars.palette.divider}`,
  borderRadius: radiiPx.card,
  boxShadow: shadow.card,
  ...theme.applyStyles('dark', { boxShadow: 'none' }),
}))

const Header = styled('div')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '8px 12px',
  minHeight: 56,
  padding: '10px 20px',
  borderBottom: `1px solid ${theme.vars.palette.surface.rowLine}`,
  '@container (max-width: 520px)': { padding: '10px 16px' },
}))

const Title = styled('div')({
  display: 'flex',
  alignItems: 'baseline',
  gap: 10,
  flex: '1 1 auto',
  minWidth: 0,
  overflowWrap: 'anywhere',
})

const Tools = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: 8,
  minWidth: 0,
  '@container (max-width: 520px)': {
    '&:has(input)': { flex: '1 0 100%' },
    '&:has(input):not(:has(> * + * + *))': { flexWrap: 'nowrap' },
  },
})

const Body = styled('div')({
  flex: 1,
  minWidth: 0,
  padding: 20,
  '@container (max-width: 520px)': { padding: 16 },
})

type Props = {
  title?: string
  count?: number | undefined
  aside?: ReactNode
  flush?: boolean
  children: ReactNode
}

export function Panel({ title, count, aside, flush = false, children }: Props) {
  const id = useId()
  const formats = useFormats()
  return (
    <Card aria-labelledby={title ? id : undefined} data-flush={flush || undefined}>
      {title && (
        <Header>
          <Title>
            <Typography id={id} variant="h2">
              {title}
            </Typography>
            {count !== undefined && <MutedText style={tabularNumbers}>{formats.number(count)}</MutedText>}
          </Title>
          {aside && <Tools>{aside}</Tools>}
        </Header>
      )}
      {flush ? children : <Body>{children}</Body>}
    </Card>
  )
}
