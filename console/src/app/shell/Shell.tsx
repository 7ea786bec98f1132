import BusinessOutlined from 'virtual:icon/BusinessOutlined'
import { styled } from '@mui/material/styles'
import { observer } from 'mobx-react-lite'
import { type ReactNode, useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { Navigate, Outlet, useNavigate } from 'react-router'
import { preloadOverlays } from '../../ui/lazyOverlay.tsx'
import { EmptyState } from '../../ui/states/EmptyState.tsx'
import { Tooltips } from '../../ui/Tooltips.tsx'
import { radiiPx, sizes } from '../../ui/theme/tokens.ts'
import { LockedState } from '../guards/LockedFace.tsx'
import { LeaveHost } from '../leave/LeaveHost.tsx'
import { LiveIndicator } from '../live/LiveIndicator.tsx'
import { AccessDeniedPage } from '../page/AccessDenied.tsx'
import { PaletteHost } from '../palette/PaletteHost.tsx'
import { paths } from '../paths.ts'
import { useRoot } from '../root/RootContext.tsx'
import { getSideFrame } from '../screens/loadSideFrame.ts'
import type { SideName } from '../screens/screen.ts'
import { useScreen } from '../screens/useScreen.ts'
import { ConfirmHost } from './ConfirmHost.tsx'
import { Banners } from './strips/Banners.tsx'
import { EarlierInputNotice } from './strips/EarlierInputNotice.tsx'
import { ImpersonationMarker } from './strips/ImpersonationMarker.tsx'
import { PartnerMarker } from './strips/PartnerMarker.tsx'
import { useIsInsideCompany } from './strips/useIsInsideCompany.ts'
import { useStripsHeight } from './strips/useStripsHeight.ts'
import { TopBar } from './top/TopBar.tsx'
import { useFocusOnNavigation } from './useFocusOnNavigation.ts'

function useLostCompany(): void {
  const { rights } = useRoot()
  const navigate = useNavigate()
  const { lost: lostCompany } = rights
  useEffect(() => {
    if (!lostCompany) return
    // Navigate first: in the next company, the ids in the URL mean different things.
    void Promise.resolve(navigate(paths.home(), { replace: true })).then(rights.leaveInaccessibleCompany)
  }, [lostCompany, rights, navigate])
}

/** Delay before preloading, ms, so that the page can load first. */
const PRELOAD_DELAY_MS = 3000

function usePreloadOverlays(): void {
  useEffect(() => {
    const end = new AbortController()
    const fetch = () => {
      stop()
      void preloadOverlays()
    }
    const timer = setTimeout(fetch, PRELOAD_DELAY_MS)
    for (const eventName of ['pointermove', 'pointerdown', 'keydown'])
      document.addEventListener(eventName, fetch, { signal: end.signal })
    const stop = () => {
      clearTimeout(timer)
      end.abort()
    }
    return stop
  }, [])
}

const SkipButton = styled('button')(({ theme }) => ({
  position: 'fixed',
  top: theme.spacing(1),
  left: theme.spacing(1),
  zIndex: theme.zIndex.tooltip,
  padding: theme.spacing(1, 2),
  border: 0,
  borderRadius: radiiPx.control,
  font: 'inherit',
  fontWeight: 500,
  color: theme.vars.palette.primary.contrastText,
  backgroundColor: theme.vars.palette.primary.main,
  '&:not(:focus)': { transform: 'translateY(-200%)' },
}))

type SkipLinkProps = { children: ReactNode; onSkip: () => void }

function SkipLink({ children, onSkip }: SkipLinkProps) {
  return (
    <SkipButton type="button" onClick={onSkip}>
      {children}
    </SkipButton>
  )
}

const NoCompany = observer(function NoCompany() {
  const { t } = useTranslation()
  const { session, branding } = useRoot()
  if (session.loadError) return null
  const [account] = session.user?.superForAccounts ?? []
  if (account) return <Navigate replace to={paths.partnerCompanies({ partnerId: account.id })} />
  return (
    <EmptyState
      icon={<BusinessOutlined />}
      title={t('shell.noCompany')}
      text={t('shell.noCompanyText', { email: branding.supportEmail })}
    />
  )
})

export { runFirstLoad as askFirst } from './runFirstLoad.ts'

const SIDE_PADDING_PX = 24

const Main = styled('main', { shouldForwardProp: (name) => name !== 'wide' && name !== 'markers' })<{
  wide: boolean
  markers: number
}>(({ theme, wide, markers }) => ({
  flex: 1,
  width: '100%',
  maxWidth: `calc(${wide ? sizes.widePage : sizes.page} + ${String(2 * SIDE_PADDING_PX)}px)`,
  margin: '0 auto',
  padding: `28px ${String(SIDE_PADDING_PX)}px 64px`,
  outline: 'none',
  // When a dialog returns the focus, the page must not scroll below the header.
  scrollMarginTop: `calc(${sizes.header} + 2 * ${sizes.strip})`,
  '--heed-sticky-top': `calc(${sizes.header} + ${String(markers)} * ${sizes.strip})`,
  [theme.breakpoints.down('sm')]: { padding: '20px 16px 48px' },
}))

const Frame = styled('div')({ display: 'flex', flexDirection: 'column', minHeight: '100vh' })

export const Shell = observer(function Shell() {
  const { t } = useTranslation()
  const main = useRef<HTMLElement>(null)
  const screen = useScreen()
  const isMarked = useIsInsideCompany()
  const { isActive: isActing } = useRoot().session.acting
  const markers = Number(isMarked) + Number(isActing)
  useStripsHeight(markers)
  useLostCompany()
  useFocusOnNavigation(main)
  usePreloadOverlays()
  return (
    <Frame data-frame>
      <SkipLink onSkip={() => main.current?.focus()}>{t('shell.skip')}</SkipLink>
      <TopBar />
      <ImpersonationMarker />
      <PartnerMarker />
      <Banners />
      <Main ref={main} id="main" tabIndex={-1} wide={screen?.wide ?? false} markers={markers}>
        <FramedContent side={screen?.side?.nav} width={screen?.form && sizes.form} />
      </Main>
      <ConfirmHost />
      <LeaveHost />
      <PaletteHost />
      <Tooltips />
      <LiveIndicator />
      <EarlierInputNotice />
    </Frame>
  )
})

type FrameProps = { side: SideName | undefined; width: string | undefined }

const FramedContent = observer(function FramedContent({ side, width }: FrameProps) {
  const { drafts } = useRoot()
  const { takeOverCount } = drafts
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs after the previous page has unmounted
  useEffect(() => drafts.settle(), [drafts, takeOverCount])
  const SideFrame = getSideFrame()
  const page = (
    <div style={{ maxWidth: width }}>
      <GuardedPage key={takeOverCount} />
    </div>
  )
  return side === undefined || !SideFrame ? page : <SideFrame nav={side}>{page}</SideFrame>
})

const GuardedPage = observer(function GuardedPage() {
  const { session, rights } = useRoot()
  const screen = useScreen()
  const { company, companyId } = session
  if (rights.lost) return null
  if (screen === undefined || screen.who === 'user') return <Outlet />
  if (screen.who === 'super') return session.isAtLeast('super') ? <Outlet /> : <AccessDeniedPage />
  if (companyId === null) return <NoCompany />
  if (!session.isAtLeast(screen.who)) return <AccessDeniedPage />
  const availability = company && screen.when?.(company)
  if (availability === 'home') return <Navigate replace to={paths.home()} />
  if (availability === 'locked' && screen.locked) return <LockedState {...screen.locked} />
  return <Outlet key={companyId} />
})
