import Close from 'virtual:icon/Close'
import IconButton from '@mui/material/IconButton'
import { styled } from '@mui/material/styles'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { useAnnouncedText } from '../announcer/Announced.tsx'
import { getToneIcon } from '../badges/toneIcon.tsx'
import { ActionButton } from '../buttons/ActionButton.tsx'
import type { Action } from '../buttons/action.ts'
import { ChoiceButton } from '../buttons/ChoiceButton.tsx'
import { getFrameStyles } from '../theme/forcedColors.ts'
import type { Tone } from '../theme/palette.ts'
import { radiiPx } from '../theme/tokens.ts'

type BannerTone = Extract<Tone, 'info' | 'warning' | 'error' | 'success'>

const Box = styled('div', { shouldForwardProp: (name) => name !== 'tone' && name !== 'edge' })<{
  tone: BannerTone
  edge: boolean
}>(({ theme, tone, edge }) => ({
  display: 'flex',
  alignItems: 'center',
  gap: 12,
  padding: edge ? '8px 20px' : '10px 14px',
  borderRadius: edge ? 0 : radiiPx.control,
  backgroundColor: theme.vars.palette.soft[tone],
  color: theme.vars.palette.text.primary,
  ...getFrameStyles(`color-mix(in srgb, ${theme.vars.palette[tone].main} 24%, transparent)`),
}))

const Icon = styled('span', { shouldForwardProp: (name) => name !== 'tone' })<{ tone: BannerTone }>(
  ({ theme, tone }) => ({
    display: 'inline-flex',
    // Centres the icon on the text's first line.
    alignSelf: 'stretch',
    alignItems: 'center',
    maxHeight: 32,
    fontSize: '1.25rem',
    color: theme.vars.palette.onSoft[tone],
  }),
)

const Message = styled('div')({
  display: 'flex',
  flex: 1,
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '8px 12px',
  minWidth: 0,
})

const Text = styled('div')({
  flex: '1 1 11.25rem',
  minWidth: 0,
  overflowWrap: 'anywhere',
  whiteSpace: 'pre-line',
})

type Props = {
  id?: string | undefined
  tone: BannerTone
  children: ReactNode
  action?: Action | undefined
  onDismiss?: (() => void) | undefined
  edge?: boolean
}

export function Banner({ id, tone, children, action, onDismiss, edge = false }: Props) {
  const { t } = useTranslation()
  const text = useAnnouncedText<HTMLDivElement>({
    isNew: true,
    urgency: tone === 'error' ? 'assertive' : 'polite',
  })
  return (
    <Box tone={tone} edge={edge} role="note">
      <Icon tone={tone} role="img" aria-label={t(`ui.status.${tone}`)}>
        {getToneIcon(tone)}
      </Icon>
      <Message>
        <Text id={id} ref={text}>
          {children}
        </Text>
        {action &&
          (action.choices ? (
            <ChoiceButton
              {...{ action, choices: action.choices }}
              variant="outlined"
              color="inherit"
              size="small"
            />
          ) : (
            <ActionButton action={action} size="small" />
          ))}
      </Message>
      {onDismiss && (
        <IconButton size="small" aria-label={t('ui.close')} onClick={onDismiss}>
          <Close fontSize="small" />
        </IconButton>
      )}
    </Box>
  )
}
