import { styled } from '@mui/material/styles'
import Typography from '@mui/material/Typography'
import { type ReactNode, useId } from 'react'
import { MutedText } from '../../ui/text/Muted.tsx'
import { sizes, tabularNumbers } from '../../ui/theme/tokens.ts'

const Frame = styled('section')(({ theme }) => ({ marginBottom: theme.spacing(4) }))

const ShelfHeader = styled('div')({
  display: 'flex',
  alignItems: 'center',
  gap: 10,
  minHeight: sizes.control,
  marginBottom: 4,
  '& > button': { marginLeft: 'auto', marginRight: -10 },
})

const Names = styled('div')({ display: 'flex', alignItems: 'baseline', gap: 10, minWidth: 0 })

type Props = {
  title: string
  count?: string | undefined
  aside?: ReactNode
  children: ReactNode
}

export function Shelf({ title, count, aside, children }: Props) {
  const id = useId()
  return (
    <Frame aria-labelledby={id}>
      <ShelfHeader>
        <Names>
          <Typography id={id} variant="h2">
            {title}
          </Typography>
          {count !== undefined && <MutedText style={tabularNumbers}>{count}</MutedText>}
        </Names>
        {aside}
      </ShelfHeader>
      {children}
    </Frame>
  )
}
