import { styled } from '@mui/material/styles'
import Typography from '@mui/material/Typography'
import type { ReactNode } from 'react'
import { ActionButton } from '../buttons/ActionButton.tsx'
import type { Action } from '../buttons/action.ts'
import { PrimaryButton } from '../buttons/PrimaryButton.tsx'
import { WrapRow } from '../layout.ts'
import type { Tone } from '../theme/palette.ts'

const Box = styled('div')(({ theme }) => ({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  textAlign: 'center',
  gap: theme.spacing(0.5),
  padding: theme.spacing(5, 3),
}))

const IconCircle = styled('div', { shouldForwardProp: (name) => name !== 'tone' })<{ tone: Tone }>(
  ({ theme, tone }) => ({
    display: 'grid',
    placeItems: 'center',
    width: 48,
    height: 48,
    marginBottom: theme.spacing(1.5),
    borderRadius: '50%',
    backgroundColor: theme.vars.palette.soft[tone],
    color: theme.vars.palette.onSoft[tone],
  }),
)

const PictureBox = styled('div')(({ theme }) => ({ marginBottom: theme.spacing(1.5) }))

type Props = {
  title: string
  text?: ReactNode
  picture?: ReactNode
  icon?: ReactNode
  tone?: Tone
  primary?: Action | undefined
  action?: Action | undefined
  role?: 'note'
}

export function EmptyState({ title, text, picture, icon, tone = 'neutral', primary, action, role }: Props) {
  return (
    <Box role={role}>
      {picture && <PictureBox aria-hidden>{picture}</PictureBox>}
      {icon && !picture && (
        <IconCircle tone={tone} aria-hidden>
          {icon}
        </IconCircle>
      )}
      <Typography variant="h3" component="p">
        {title}
      </Typography>
      {text && (
        <Typography component="div" color="textSecondary" sx={{ maxWidth: 440, overflowWrap: 'anywhere' }}>
          {text}
        </Typography>
      )}
      {(primary || action) && (
        <WrapRow style={{ marginTop: 16, justifyContent: 'center' }}>
          {action && <ActionButton action={action} />}
          {primary && <PrimaryButton action={primary} />}
        </WrapRow>
      )}
    </Box>
  )
}
