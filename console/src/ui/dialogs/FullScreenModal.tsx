import Close from 'virtual:icon/Close'
import SupervisorAccountOutlined from 'virtual:icon/SupervisorAccountOutlined'
import Dialog from '@mui/material/Dialog'
import IconButton from '@mui/material/IconButton'
import { styled } from '@mui/material/styles'
import { type ReactNode, useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { type ActionBarProps, FrameActionBar } from '../buttons/ActionBar.tsx'
import { useStepFocus } from '../focus/useStartFocus.ts'
import { durationsMs, radiiPx, SHORT_QUERY, STICKY, typeScale as scale, sizes } from '../theme/tokens.ts'
import { EditableTitle } from '../titles/EditableTitle.tsx'
import type { Rename } from '../titles/useRename.ts'
import { useNoticeClearance } from './useClearOfNotices.ts'

const Header = styled('header')(({ theme }) => ({
  flex: 'none',
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '0 12px',
  minHeight: sizes.header,
  padding: theme.spacing(1, 3, 1, 1.5),
  borderBottom: `1px solid ${theme.vars.palette.divider}`,
  backgroundColor: theme.vars.palette.background.paper,
  [theme.breakpoints.down('sm')]: { padding: theme.spacing(1, 2, 1, 1) },
}))

const Titles = styled('div')({
  flex: '1 1 0',
  minWidth: 0,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '0 12px',
})

const CompanyName = styled('span')(({ theme }) => ({
  fontSize: scale.size.body,
  fontWeight: scale.weight.medium,
  color: theme.vars.palette.text.secondary,
  overflowWrap: 'anywhere',
  [theme.breakpoints.down('sm')]: {
    flex: '1 0 100%',
    paddingLeft: 48,
    fontSize: scale.size.tiny,
  },
  '&[data-foreign]': {
    display: 'flex',
    alignItems: 'center',
    gap: 8,
    padding: '4px 12px',
    borderRadius: radiiPx.control,
    color: theme.vars.palette.onSoft.warning,
    backgroundColor: theme.vars.palette.soft.warning,
  },
}))

const Scroller = styled('div')(({ theme }) => ({
  // Without this position, visually hidden elements inside would add a second scrollbar.
  position: 'relative',
  flex: 1,
  minHeight: 0,
  overflowY: 'auto',
  scrollPaddingBlock: theme.spacing(2),
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gridTemplateRows: 'auto 1fr',
  alignItems: 'stretch',
  backgroundColor: theme.vars.palette.background.default,
  [SHORT_QUERY]: { flex: 'none', overflowY: 'visible' },
  '&[data-rail]': {
    [theme.breakpoints.up('md')]: {
      gridTemplateColumns: '16rem minmax(0, 1fr)',
      gridTemplateRows: '1fr auto',
    },
    [theme.breakpoints.up('lg')]: { gridTemplateRows: '1fr' },
  },
  '&[data-side]': { [theme.breakpoints.up('lg')]: { gridTemplateColumns: 'minmax(0, 1fr) 20rem' } },
  '&[data-rail][data-side]': {
    [theme.breakpoints.up('lg')]: { gridTemplateColumns: '16rem minmax(0, 1fr) 20rem' },
  },
}))

const Rail = styled('div')(({ theme }) => ({
  borderRight: `1px solid ${theme.vars.palette.divider}`,
  '& > div': { position: STICKY, top: 0, padding: theme.spacing(2.5, 1.5) },
  [theme.breakpoints.up('md')]: { gridRow: '1 / -1' },
  [theme.breakpoints.down('md')]: {
    position: STICKY,
    top: 0,
    zIndex: 3,
    borderRight: 0,
    borderBottom: `1px solid ${theme.vars.palette.divider}`,
    '& > div': { position: 'static', padding: 0 },
  },
}))

const Body = styled('section')(({ theme }) => ({
  padding: theme.spacing(3.5, 4, 5),
  backgroundColor: theme.vars.palette.background.paper,
  '&:focus': { outline: 'none' },
  [theme.breakpoints.down('sm')]: { padding: theme.spacing(2.5, 2, 4) },
}))

const SideColumn = styled('aside')(({ theme }) => ({
  [theme.breakpoints.up('lg')]: { borderLeft: `1px solid ${theme.vars.palette.divider}` },
  [theme.breakpoints.down('lg')]: { borderTop: `1px solid ${theme.vars.palette.divider}` },
  '& > div': {
    position: STICKY,
    top: 0,
    padding: theme.spacing(3.5, 3),
    [theme.breakpoints.down('sm')]: { padding: theme.spacing(2.5, 2) },
  },
}))

const NewsArea = styled('div')(({ theme }) => ({
  flex: 'none',
  maxHeight: '40%',
  overflowY: 'auto',
  [SHORT_QUERY]: { maxHeight: 'none' },
  padding: theme.spacing(1.5, 3),
  backgroundColor: theme.vars.palette.background.paper,
  boxShadow: `0 -1px 0 ${theme.vars.palette.divider}`,
  '&:empty': { display: 'none' },
  [theme.breakpoints.down('sm')]: { padding: theme.spacing(1.25, 2) },
}))

type Props = {
  open: boolean
  /** True if this dialog was already open at a different URL: skips the opening transition. */
  isGoingOn?: boolean
  title: string
  rename?: Rename | undefined
  aside?: ReactNode
  company: string
  isForeign?: boolean
  onClose: () => void
  rail?: ReactNode
  bodyLabel: string
  children: ReactNode
  side?: { label: string; content: ReactNode } | undefined
  news?: ReactNode
  bar: ActionBarProps
}

export function FullScreenModal(props: Props) {
  const { open, isGoingOn: isResumed = false, title, onClose } = props
  return (
    <Dialog
      fullScreen
      open={open}
      onClose={onClose}
      slotProps={{ paper: { 'aria-label': title } }}
      transitionDuration={{ enter: isResumed ? 0 : durationsMs.calm, exit: durationsMs.quick }}
    >
      <Frame {...props} />
    </Dialog>
  )
}

function Frame({
  isGoingOn: isResumed = false,
  title,
  rename,
  aside,
  company,
  isForeign,
  onClose,
  rail,
  bodyLabel,
  children,
  side,
  news,
  bar,
}: Props) {
  const { t } = useTranslation()
  const scroller = useRef<HTMLDivElement>(null)
  const body = useRef<HTMLElement>(null)
  const lastLabel = useRef(bodyLabel)
  useNoticeClearance(body)
  useEffect(() => {
    if (lastLabel.current === bodyLabel) return
    lastLabel.current = bodyLabel
    for (const element of [scroller.current, scroller.current?.parentElement]) element?.scrollTo({ top: 0 })
  }, [bodyLabel])
  useStepFocus(body, bodyLabel, isResumed)
  return (
    <>
      <Header>
        <IconButton aria-label={t('ui.close')} onClick={onClose}>
          <Close fontSize="small" />
        </IconButton>
        <Titles>
          <EditableTitle title={title} rename={rename} level="h2" />
          {aside}
        </Titles>
        <CompanyName data-foreign={isForeign || undefined}>
          {isForeign && <SupervisorAccountOutlined aria-hidden fontSize="small" />}
          {company}
        </CompanyName>
      </Header>
      <Scroller ref={scroller} data-rail={rail ? true : undefined} data-side={side ? true : undefined}>
        {rail && (
          <Rail>
            <div>{rail}</div>
          </Rail>
        )}
        <Body ref={body} aria-label={bodyLabel} tabIndex={-1}>
          {children}
        </Body>
        {side && (
          <SideColumn aria-label={side.label}>
            <div>{side.content}</div>
          </SideColumn>
        )}
      </Scroller>
      <NewsArea>{news}</NewsArea>
      <FrameActionBar {...bar} />
    </>
  )
}
