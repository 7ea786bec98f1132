import { styled } from '@mui/material/styles'
import { observer } from 'mobx-react-lite'
import { useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { Navigate, Outlet } from 'react-router'
import { Tips } from '../../ui/Tips.tsx'
import { size } from '../../ui/theme/tokens.ts'
import { LockedFace } from '../guards/LockedFace.tsx'
import { LeaveHost } from '../leave/LeaveHost.tsx'
import { LiveIndicator } from '../live/LiveIndicator.tsx'
import { DeniedPage } from '../page/AccessDenied.tsx'
import { PaletteHost } from '../palette/PaletteHost.tsx'
import { paths } from '../paths.ts'
import { useRoot } from '../root/RootContext.tsx'
import { fetchedSideFrame } from '../screens/loadSideFrame.ts'
import type { SideName } from '../screens/screen.ts'
import { useScreen } from '../screens/useScreen.ts'
import { ConfirmHost } from './ConfirmHost.tsx'
import { NoCompany } from './NoCompany.tsx'
import { SkipLink } from './SkipLink.tsx'
import { ActingMarker } from './strips/ActingMarker.tsx'
import { Banners } from './strips/Banners.tsx'
import { EarlierInputNotice } from './strips/EarlierInputNotice.tsx'
import { PartnerMarker } from './strips/PartnerMarker.tsx'
import { MARKER_HEIGHT } from './strips/Strip.tsx'
import { useIsMarked } from './strips/useIsMarked.ts'
import { useStripsHeight } from './strips/useStripsHeight.ts'
import { TopBar } from './top/TopBar.tsx'
import { useFetchLate } from './useFetchLate.ts'
import { useFocusOnNavigation } from './useFocusOnNavigation.ts'
import { useLostCompany } from './useLostCompany.ts'

export { askFirst } from './askFirst.ts'

/** Padding on each side, px. */
const SIDE = 24

const Main = styled('main', { shouldForwardProp: (name) => name !== 'wide' && name !== 'markers' })<{
  wide: boolean
  markers: number
}>(({ theme, wide, markers }) => ({
  flex: 1,
  width: '100%',
  maxWidth: (wide ? size.widePage : size.page) + 2 * SIDE,
  margin: '0 auto',
  padding: `28px ${String(SIDE)}px 64px`,
  outline: 'none',
  // When a dialog returns the focus, the page must not scroll below the header.
  scrollMarginTop: size.header + 2 * MARKER_HEIGHT,
  '--heed-sticky-top': `${size.header + markers * MARKER_HEIGHT}px`,
  [theme.breakpoints.down('sm')]: { padding: '20px 16px 48px' },
}))

const Frame = styled('div')({ display: 'flex', flexDirection: 'column', minHeight: '100vh' })

export const Shell = observer(function Shell() {
  const { t } = useTranslation()
  const main = useRef<HTMLElement>(null)
  const screen = useScreen()
  const isMarked = useIsMarked()
  const { isOn: isActing } = useRoot().session.acting
  const markers = Number(isMarked) + Number(isActing)
  useStripsHeight(markers)
  useLostCompany()
  useFocusOnNavigation(main)
  useFetchLate()
  return (
    <Frame>
      <SkipLink onSkip={() => main.current?.focus()}>{t('shell.skip')}</SkipLink>
      <TopBar />
      <ActingMarker />
      <PartnerMarker />
      <Banners />
      <Main ref={main} id="main" tabIndex={-1} wide={screen?.wide ?? false} markers={markers}>
        <Framed side={screen?.side?.nav} />
      </Main>
      <ConfirmHost />
      <LeaveHost />
      <PaletteHost />
      <Tips />
      <LiveIndicator />
      <EarlierInputNotice />
    </Frame>
  )
})

const Framed = observer(function Framed({ side }: { side: SideName | undefined }) {
  const { drafts } = useRoot()
  const { takeOvers } = drafts
  // biome-ignore lint/correctness/useExhaustiveDependencies: the parts of the page before have ended by then
  useEffect(() => drafts.settle(), [drafts, takeOvers])
  const SideFrame = fetchedSideFrame()
  if (side === undefined || !SideFrame) return <Guarded key={takeOvers} />
  return (
    <SideFrame nav={side}>
      <Guarded key={takeOvers} />
    </SideFrame>
  )
})

const Guarded = observer(function Guarded() {
  const { session, rights } = useRoot()
  const screen = useScreen()
  const { company, companyId } = session
  if (rights.lost) return null
  if (screen?.who === 'user') return <Outlet />
  if (screen?.who === 'super') return session.isAtLeast('super') ? <Outlet /> : <DeniedPage />
  if (companyId === null) return <NoCompany />
  if (screen && !session.isAtLeast(screen.who)) return <DeniedPage />
  const found = company && screen?.when?.(company)
  if (found === 'home') return <Navigate replace to={paths.home()} />
  if (found === 'locked' && screen?.locked) return <LockedFace {...screen.locked} />
  return <Outlet key={companyId} />
})
