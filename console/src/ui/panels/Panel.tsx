import { styled } from '@mui/material/styles'
import Typography from '@mui/material/Typography'
import { type ReactNode, useId } from 'react'
import { useFormats } from '../formats.ts'
import { MutedText } from '../text/Muted.tsx'
import { VisuallyHidden } from '../text/VisuallyHidden.tsx'
import { radiiPx, typeScale as scale, shadow, tabularNumbers } from '../theme/tokens.ts'

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
  minHeight: 52,
  padding: '8px 20px',
  borderBottom: `1px solid ${theme.vars.palette.surface.rowLine}`,
  [theme.breakpoints.down('sm')]: { paddingInline: 16 },
  'section:has([role="table"]) > &': { '@container (max-width: 32.5rem)': { paddingInline: 16 } },
  '&[data-nested]': { minHeight: 44, paddingBlock: 4 },
  '&[data-light]': { minHeight: 44, paddingBlock: '8px 0', borderBottom: 0 },
  '&[data-light] + div': { paddingTop: 4 },
}))

const TabHeader = styled(Header)({
  '&&': { gap: '0 12px', paddingBlock: 0, paddingInlineStart: 8 },
  '& > nav': { flex: '1 1 auto', minWidth: 0, marginBottom: -1, paddingInline: 0, boxShadow: 'none' },
  '& > nav a': { minHeight: 56 },
  '@container (max-width: 32.5rem)': {
    '& > nav': { flex: '1 0 100%' },
    '& > nav + div': { flex: '1 0 100%', justifyContent: 'flex-end', padding: '10px 0 10px 8px' },
    '& > nav:not(:last-child)': { marginBottom: 0 },
  },
})

const Title = styled('div')({
  display: 'flex',
  alignItems: 'baseline',
  gap: 10,
  flex: '1 1 auto',
  minWidth: 0,
  overflowWrap: 'anywhere',
  '&[data-hint]': { flexWrap: 'wrap', gap: '0 10px' },
})

const CountPlaceholder = styled('span')({ flex: 'none', width: '2.25em' })

const Tools = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: 8,
  minWidth: 0,
  '@container (max-width: 32.5rem)': {
    '&:has(input)': { flex: '1 0 100%' },
    '&:has(input):not(:has(> * + * + *))': { flexWrap: 'nowrap' },
  },
})

const Body = styled('div')(({ theme }) => ({
  flex: 1,
  minWidth: 0,
  padding: 20,
  [theme.breakpoints.down('sm')]: { padding: 16 },
}))

type Props = {
  title?: string
  headingLevel?: 2 | 4
  count?: number | null | undefined
  hint?: string
  aside?: ReactNode
  tabs?: ReactNode
  flush?: boolean
  hasLightHead?: boolean
  children: ReactNode
}

export function Panel(props: Props) {
  const { title, headingLevel = 2, count, hint, aside, tabs, flush = false, hasLightHead, children } = props
  const id = useId()
  const formats = useFormats()
  return (
    <Card aria-labelledby={title ? id : undefined} data-flush={flush || undefined}>
      {title && tabs && (
        <TabHeader>
          <VisuallyHidden>
            <Typography id={id} variant="h2" component={`h${headingLevel}`}>
              {title}
            </Typography>
          </VisuallyHidden>
          {tabs}
          {aside && <Tools>{aside}</Tools>}
        </TabHeader>
      )}
      {title && !tabs && (
        <Header data-nested={headingLevel === 4 || undefined} data-light={hasLightHead || undefined}>
          <Title data-hint={hint && ''}>
            <Typography id={id} variant="h2" component={`h${headingLevel}`}>
              {title}
            </Typography>
            {typeof count === 'number' && (
              <MutedText style={tabularNumbers}>{formats.number(count)}</MutedText>
            )}
            {count === null && <CountPlaceholder aria-hidden />}
            {hint && <MutedText style={{ fontSize: scale.size.tiny }}>{hint}</MutedText>}
          </Title>
          {aside && <Tools>{aside}</Tools>}
        </Header>
      )}
      {flush ? children : <Body>{children}</Body>}
    </Card>
  )
}
