import { keyframes, styled } from '@mui/material/styles'
import { useTranslation } from 'react-i18next'
import { useAnnouncement } from '../announcer/useAnnouncement.ts'
import { meterTrackStyles } from '../theme/forcedColors.ts'

const slideAcross = keyframes({
  from: { transform: 'translateX(-100%)' },
  to: { transform: 'translateX(250%)' },
})
const fadeIn = keyframes({ from: { opacity: 0 } })

// Delayed, so that nothing flashes on a quick start-up.
const Screen = styled('div')(({ theme }) => ({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  justifyContent: 'center',
  gap: theme.spacing(3),
  minHeight: '100vh',
  color: theme.vars.palette.text.primary,
  animation: `${fadeIn} 200ms 250ms both`,
}))

const Track = styled('div')(({ theme }) => ({
  width: 120,
  height: 3,
  borderRadius: 3,
  overflow: 'hidden',
  backgroundColor: theme.vars.palette.divider,
  ...meterTrackStyles,
  '&::after': {
    content: '""',
    display: 'block',
    width: '40%',
    height: '100%',
    borderRadius: 3,
    backgroundColor: theme.vars.palette.primary.main,
    animation: `${slideAcross} 1.1s ease-in-out infinite`,
  },
}))

type Props = { label?: string }

export function WaitingScreen({ label }: Props) {
  const { t } = useTranslation()
  const text = label ?? t('ui.waiting')
  useAnnouncement(label)
  return (
    <Screen role="group" aria-busy aria-label={text}>
      <Track aria-hidden />
      {label}
    </Screen>
  )
}
