import { styled } from '@mui/material/styles'
import Typography from '@mui/material/Typography'
import { type ReactNode, useId } from 'react'

const Top = styled('div')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: theme.spacing(1),
  marginBottom: theme.spacing(1.5),
}))

const Whole = styled('section')(({ theme }) => ({ marginBottom: theme.spacing(4) }))

type Props = { title: string; tools?: ReactNode; children: ReactNode }

/** A table with its heading, and what searches and exports it. */
export function Section({ title, tools, children }: Props) {
  const id = useId()
  return (
    <Whole aria-labelledby={id}>
      <Top>
        <Typography id={id} variant="h2" sx={{ flex: '1 1 160px' }}>
          {title}
        </Typography>
        {tools}
      </Top>
      {children}
    </Whole>
  )
}
