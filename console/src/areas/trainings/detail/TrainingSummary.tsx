import type { Training } from '@heed/contracts'
import CalendarToday from '@mui/icons-material/CalendarTodayOutlined'
import Flag from '@mui/icons-material/OutlinedFlag'
import Person from '@mui/icons-material/PersonOutlined'
import Unsubscribe from '@mui/icons-material/UnsubscribeOutlined'
import ButtonBase from '@mui/material/ButtonBase'
import { styled } from '@mui/material/styles'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { useFormats } from '../../../ui/formats.ts'

const Facts = styled('ul')({
  display: 'flex',
  flexWrap: 'wrap',
  gap: '4px 20px',
  margin: '4px 0 0',
  padding: 0,
  listStyle: 'none',
  '& li': { display: 'inline-flex', alignItems: 'center', gap: 6 },
  '& svg': { fontSize: 18 },
})

const Opener = styled(ButtonBase)(({ theme }) => ({
  font: 'inherit',
  color: theme.vars.palette.onSoft.warning,
  textDecoration: 'underline',
  textUnderlineOffset: 3,
}))

type Props = { training: Training; onBounced: () => void }

/** Who is invited, whose mail came back, when it began and when its last delivery is. */
export function TrainingSummary({ training, onBounced }: Props) {
  const { t } = useTranslation()
  const formats = useFormats()
  const { totalUsers, bouncedEmails, firstBatch, lastBatch, isScorm } = training
  const bounced = Array.isArray(bouncedEmails) ? bouncedEmails.length : bouncedEmails
  if (isScorm) return t('training.packaged')
  const facts: { key: string; icon: ReactNode; text: ReactNode }[] = [
    { key: 'invited', icon: <Person />, text: t('training.invited', { count: totalUsers }) },
    ...(bounced > 0
      ? [
          {
            key: 'bounced',
            icon: <Unsubscribe />,
            text: <Opener onClick={onBounced}>{t('training.bounced', { count: bounced })}</Opener>,
          },
        ]
      : []),
    ...(firstBatch
      ? [
          {
            key: 'start',
            icon: <CalendarToday />,
            text: t('training.startDate', { date: formats.date(firstBatch) }),
          },
        ]
      : []),
    ...(lastBatch
      ? [{ key: 'last', icon: <Flag />, text: t('training.lastDelivery', { date: formats.date(lastBatch) }) }]
      : []),
  ]
  return (
    <Facts>
      {facts.map(({ key, icon, text }) => (
        <li key={key}>
          <span aria-hidden style={{ display: 'inline-flex' }}>
            {icon}
          </span>
          {text}
        </li>
      ))}
    </Facts>
  )
}
