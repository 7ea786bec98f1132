import ChevronLeft from 'virtual:icon/ChevronLeft'
import ChevronRight from 'virtual:icon/ChevronRight'
import Close from 'virtual:icon/Close'
import MuiDrawer from '@mui/material/Drawer'
import IconButton from '@mui/material/IconButton'
import { styled } from '@mui/material/styles'
import Typography from '@mui/material/Typography'
import { type ReactNode, useEffect, useId, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { announce } from '../../lib/announcer/announce.ts'
import { ActionButton } from '../buttons/ActionButton.tsx'
import type { Action } from '../buttons/action.ts'
import { usePanelStartFocus } from '../focus/useStartFocus.ts'
import { ErrorState } from '../states/ErrorState.tsx'
import { TextSkeleton } from '../text/TextSkeleton.tsx'
import { durationsMs } from '../theme/tokens.ts'
import { useNoticeClearance } from './useClearOfNotices.ts'

const Header = styled('header')(({ theme }) => ({
  display: 'flex',
  alignItems: 'flex-start',
  gap: 4,
  padding: theme.spacing(2, 1.5, 1.5, 3),
  borderBottom: `1px solid ${theme.vars.palette.divider}`,
  [theme.breakpoints.down('sm')]: { paddingLeft: theme.spacing(2) },
}))

const Titles = styled('div')({ flex: 1, minWidth: 0, padding: '4px 8px 4px 0' })

const Body = styled('div')(({ theme }) => ({
  flex: 1,
  minHeight: 0,
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  padding: theme.spacing(2.5, 3),
  '&:focus-visible': { outlineOffset: -2 },
  [theme.breakpoints.down('sm')]: { padding: theme.spacing(2) },
}))

const Footer = styled('footer')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'flex-end',
  gap: 8,
  padding: theme.spacing(1.5, 3),
  paddingBottom: `calc(${theme.spacing(1.5)} + env(safe-area-inset-bottom, 0px))`,
  borderTop: `1px solid ${theme.vars.palette.divider}`,
}))

type Neighbours = { onPrevious?: (() => void) | undefined; onNext?: (() => void) | undefined }

type Props = {
  open: boolean
  title: string
  summary?: ReactNode
  onClose: () => void
  children: ReactNode
  loading?: boolean
  error?: string | undefined
  onRetry?: (() => void) | undefined
  neighbours?: Neighbours | undefined
  actions?: readonly Action[]
  primary?: Action | undefined
  width?: number
}

export function Drawer(props: Props) {
  const { open, onClose, width = 480 } = props
  const id = useId()
  return (
    <MuiDrawer
      anchor="right"
      open={open}
      onClose={onClose}
      transitionDuration={durationsMs.slow}
      // With the same z-index as a full-screen dialog, a drawer opened later is above the dialog.
      sx={{ zIndex: 'modal' }}
      slotProps={{
        paper: {
          role: 'dialog',
          'aria-modal': true,
          'aria-labelledby': id,
          sx: {
            width: { xs: '100%', sm: width },
            maxWidth: '100%',
            paddingRight: 'env(safe-area-inset-right, 0px)',
          },
        },
      }}
    >
      <Content {...props} id={id} />
    </MuiDrawer>
  )
}

function Content(props: Props & { id: string }) {
  const { id, title, summary, onClose, children, loading = false, error, onRetry } = props
  const { neighbours, actions = [], primary } = props
  const { t } = useTranslation()
  const body = useRef<HTMLDivElement>(null)
  usePanelStartFocus(body)
  useNoticeClearance(body)
  const shownTitle = useRef(title)
  useEffect(() => {
    if (shownTitle.current === title) return
    shownTitle.current = title
    body.current?.scrollTo({ top: 0 })
    announce(title)
  }, [title])
  return (
    <>
      <Header>
        <Titles>
          <Typography id={id} component="h2" variant="h2" sx={{ overflowWrap: 'anywhere' }}>
            {title}
          </Typography>
          {summary && (
            <Typography component="div" variant="body2" color="textSecondary">
              {summary}
            </Typography>
          )}
        </Titles>
        {neighbours && <NeighbourButtons {...neighbours} />}
        <IconButton aria-label={t('ui.close')} onClick={onClose}>
          <Close fontSize="small" />
        </IconButton>
      </Header>
      {/* Plain text can't receive focus, so the region must, to be scrollable by keyboard. */}
      <Body ref={body} tabIndex={0} role="region" aria-labelledby={id} aria-busy={loading}>
        {error !== undefined && !loading ? (
          <ErrorState title={error} onRetry={onRetry} />
        ) : loading ? (
          <TextSkeleton lines={8} />
        ) : (
          children
        )}
      </Body>
      {(primary || actions.length > 0) && (
        <Footer data-foot>
          {actions.map((action) => (
            <ActionButton key={action.key} action={action} />
          ))}
          {primary && <ActionButton action={primary} look="primary" />}
        </Footer>
      )}
    </>
  )
}

function NeighbourButtons({ onPrevious, onNext }: Neighbours) {
  const { t } = useTranslation()
  const renderButton = (label: string, onPress: (() => void) | undefined, icon: ReactNode) => (
    <IconButton
      aria-label={label}
      aria-disabled={onPress === undefined || undefined}
      onClick={() => onPress?.()}
    >
      {icon}
    </IconButton>
  )
  return (
    <>
      {renderButton(t('ui.previousRow'), onPrevious, <ChevronLeft fontSize="small" />)}
      {renderButton(t('ui.nextRow'), onNext, <ChevronRight fontSize="small" />)}
    </>
  )
}
