import Close from 'virtual:icon/Close'
import Button from '@mui/material/Button'
import IconButton from '@mui/material/IconButton'
import { keyframes, styled } from '@mui/material/styles'
import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { getToneIcon } from '../badges/toneIcon.tsx'
import { radiiPx, shadow } from '../theme/tokens.ts'
import { NOTICE_DURATION_MS, type Notice } from './notice.ts'

const slideIn = keyframes({ from: { opacity: 0, transform: 'translateY(-8px)' } })

const Item = styled('li')(({ theme }) => ({
  display: 'flex',
  alignItems: 'center',
  gap: 10,
  padding: '10px 8px 10px 14px',
  pointerEvents: 'auto',
  backgroundColor: theme.vars.palette.surface.raised,
  border: `1px solid ${theme.vars.palette.divider}`,
  borderRadius: radiiPx.card,
  boxShadow: shadow.float,
  animation: `${slideIn} 160ms ease-out`,
}))

const Icon = styled('span', { shouldForwardProp: (name) => name !== 'tone' })<{ tone: Notice['tone'] }>(
  ({ theme, tone }) => ({
    display: 'inline-flex',
    fontSize: '1.25rem',
    color: theme.vars.palette[tone].main,
  }),
)

const Body = styled('div')({
  flex: 1,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '0 10px',
})

const Buttons = styled('span')({ display: 'inline-flex', flexWrap: 'wrap', gap: 4, marginLeft: 'auto' })

const Text = styled('span')({
  flex: '1 1 60%',
  padding: '4px 0',
  overflowWrap: 'anywhere',
  whiteSpace: 'pre-line',
})

type Props = { notice: Notice; onClose: (id: string) => void }

/** Hover and focus pause the timer. */
export function NoticeItem({ notice, onClose }: Props) {
  const { t } = useTranslation()
  const { id, tone, text, duration = NOTICE_DURATION_MS, again: retryAction, other: extraAction } = notice
  const actions = [retryAction, extraAction].filter((item) => item !== undefined)
  const [isPaused, setPaused] = useState(false)
  useEffect(() => {
    if (isPaused || duration === 0) return
    const timer = setTimeout(() => onClose(id), duration)
    return () => clearTimeout(timer)
  }, [isPaused, duration, id, onClose])
  return (
    <Item
      onPointerEnter={() => setPaused(true)}
      onPointerLeave={() => setPaused(false)}
      onFocus={() => setPaused(true)}
      onBlur={() => setPaused(false)}
    >
      <Icon tone={tone} role="img" aria-label={t(`ui.status.${tone}`)}>
        {getToneIcon(tone)}
      </Icon>
      <Body>
        <Text>{text}</Text>
        {actions.length > 0 && (
          <Buttons>
            {actions.map(({ label, run }) => (
              <Button
                key={label}
                size="small"
                onClick={() => {
                  onClose(id)
                  run()
                }}
              >
                {label}
              </Button>
            ))}
          </Buttons>
        )}
      </Body>
      <IconButton size="small" aria-label={t('ui.close')} onClick={() => onClose(id)}>
        <Close fontSize="small" />
      </IconButton>
    </Item>
  )
}
