import ChevronLeft from 'virtual:icon/ChevronLeft'
import { styled } from '@mui/material/styles'
import { type ReactNode, useLayoutEffect, useRef } from 'react'
import { useAnnouncedText } from '../announcer/Announced.tsx'
import { getToneIcon } from '../badges/toneIcon.tsx'
import type { Tone } from '../theme/palette.ts'
import { SHORT_QUERY, typeScale as scale, sizes } from '../theme/tokens.ts'
import { ActionButton } from './ActionButton.tsx'
import type { Action } from './action.ts'

/** Gap between the bar and the focused element, px. */
const CLEARANCE_PX = 16

/** Height of the demo bar below the action bar. */
const FOOT_HEIGHT_VAR = 'var(--heed-foot, 0px)'

const Bar = styled('div', { shouldForwardProp: (name) => name !== 'fixed' })<{ fixed: boolean }>(
  ({ theme, fixed }) => ({
    ...(fixed && {
      position: 'fixed',
      insetInline: 0,
      bottom: FOOT_HEIGHT_VAR,
      zIndex: theme.zIndex.appBar,
      [SHORT_QUERY]: { position: 'static' },
    }),
    padding:
      '0 env(safe-area-inset-right, 0px) env(safe-area-inset-bottom, 0px) env(safe-area-inset-left, 0px)',
    backgroundColor: theme.vars.palette.background.paper,
    boxShadow: `0 -1px 0 ${theme.vars.palette.divider}`,
  }),
)

const BarContent = styled('div', { shouldForwardProp: (name) => name !== 'width' })<{
  width: string | undefined
}>(({ theme, width = 'none' }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '8px 12px',
  maxWidth: width,
  margin: '0 auto',
  padding: theme.spacing(1.5, 3),
  [theme.breakpoints.down('sm')]: { padding: theme.spacing(1.25, 2) },
}))

const Status = styled('div')(({ theme }) => ({
  display: 'flex',
  alignItems: 'center',
  gap: 8,
  flex: '1 1 0',
  minWidth: 0,
  fontSize: scale.size.tiny,
  color: theme.vars.palette.text.secondary,
  overflowWrap: 'anywhere',
  [theme.breakpoints.down('sm')]: { order: -1, flex: '1 0 100%', '&:empty': { display: 'none' } },
}))

const Icon = styled('span', { shouldForwardProp: (name) => name !== 'tone' })<{
  tone: Exclude<Tone, 'neutral'>
}>(({ theme, tone }) => ({
  display: 'inline-flex',
  fontSize: '1.125rem',
  color: theme.vars.palette[tone].main,
}))

const Buttons = styled('div')(({ theme }) => ({
  display: 'flex',
  gap: 8,
  marginLeft: 'auto',
  [theme.breakpoints.down('sm')]: { flex: '1 1 auto', '& > *': { flex: '1 1 auto' } },
}))

export type ActionBarProps = {
  label: string
  /** Screen readers announce changes. While `primary` is disabled, the reason is shown instead. */
  status?: ReactNode
  tone?: Exclude<Tone, 'neutral'>
  back?: Action | undefined
  secondary?: Action | undefined
  primary: Action
}

export function ActionBar({ wide = false, ...props }: ActionBarProps & { wide?: boolean }) {
  const bar = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => {
    const element = bar.current
    if (!element) return
    const [page, end] = [document.documentElement.style, document.body.style]
    const observer = new ResizeObserver(() => {
      const height = getComputedStyle(element).position === 'static' ? 0 : element.offsetHeight
      // Prevents the bar from covering a focused element.
      page.scrollPaddingBottom = `calc(${String(height + CLEARANCE_PX)}px + ${FOOT_HEIGHT_VAR})`
      end.paddingBottom = `calc(${String(height)}px + ${FOOT_HEIGHT_VAR})`
    })
    observer.observe(element)
    return () => {
      observer.disconnect()
      page.scrollPaddingBottom = ''
      end.paddingBottom = ''
    }
  }, [])
  return (
    <Bar ref={bar} data-action-bar fixed role="group" aria-label={props.label}>
      <Content {...props} width={`calc(${wide ? sizes.widePage : sizes.page} + 48px)`} />
    </Bar>
  )
}

export function FrameActionBar(props: ActionBarProps) {
  return (
    <Bar data-action-bar fixed={false} data-foot role="group" aria-label={props.label}>
      <Content {...props} />
    </Bar>
  )
}

function Content({ status, tone, back, secondary, primary, width }: ActionBarProps & { width?: string }) {
  const reason = primary.disabledReason
  const message = reason ?? status
  const statusText = useAnnouncedText<HTMLDivElement>({ isNew: true })
  const iconTone = reason === undefined ? tone : 'info'
  return (
    <BarContent width={width}>
      {back && <ActionButton action={{ icon: <ChevronLeft />, ...back }} look="ghost" />}
      <Status ref={statusText}>
        {message && iconTone && (
          <Icon tone={iconTone} aria-hidden>
            {getToneIcon(iconTone)}
          </Icon>
        )}
        {message && <span>{message}</span>}
      </Status>
      <Buttons>
        {secondary && <ActionButton action={secondary} />}
        <ActionButton action={primary} look="primary" />
      </Buttons>
    </BarContent>
  )
}
