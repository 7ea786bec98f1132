import { styled } from '@mui/material/styles'
import Typography from '@mui/material/Typography'
import type { ReactNode } from 'react'
import { ActionButton } from '../buttons/ActionButton.tsx'
import type { Action } from '../buttons/action.ts'
import { WrapRow } from '../layout.ts'

const Screen = styled('div')(({ theme }) => ({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  justifyContent: 'center',
  gap: theme.spacing(1),
  minHeight: '60vh',
  padding: theme.spacing(4, 2),
  textAlign: 'center',
}))

const Picture = styled('div')(({ theme }) => ({
  marginBottom: theme.spacing(1),
  color: theme.vars.palette.text.secondary,
  '& svg': { fontSize: '3.5rem', display: 'block' },
}))

type Props = {
  title: string
  text?: ReactNode
  icon?: ReactNode
  primary?: Action | undefined
  action?: Action | undefined
}

export function StateScreen({ title, text, icon, primary, action }: Props) {
  return (
    <Screen>
      {icon && <Picture aria-hidden>{icon}</Picture>}
      <Typography variant="h1">{title}</Typography>
      {text && (
        <Typography component="div" color="textSecondary" sx={{ maxWidth: 520, overflowWrap: 'anywhere' }}>
          {text}
        </Typography>
      )}
      <WrapRow style={{ marginTop: 16, justifyContent: 'center' }}>
        {action && <ActionButton action={action} />}
        {primary && <ActionButton action={primary} look="primary" />}
      </WrapRow>
    </Screen>
  )
}
