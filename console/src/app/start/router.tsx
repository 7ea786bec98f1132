import { Navigate, type RouteObject, redirect, replace, useLocation } from 'react-router'
import { getBasePath } from '../../lib/addresses/basePath.ts'
import { loadTexts } from '../../lib/texts.ts'
import { screens } from '../../screens.ts'
import { WaitingScreen } from '../../ui/states/WaitingScreen.tsx'
import { GuestGuard } from '../guards/GuestGuard.tsx'
import { MemberGuard } from '../guards/MemberGuard.tsx'
import { NotFound } from '../page/NotFound.tsx'
import { paths } from '../paths.ts'
import { lazyPage } from '../screens/lazyPage.ts'
import { loadScreen } from '../screens/loadScreen.ts'
import { loadShell } from '../screens/loadShell.ts'
import { loadSideFrame } from '../screens/loadSideFrame.ts'
import type { Screen } from '../screens/screen.ts'
import { addTrailingSlash } from '../screens/slashForm.ts'
import type { Audience } from '../session/sessionTypes.ts'
import { FatalScreen } from './FatalScreen.tsx'
import { RootLayout } from './RootLayout.tsx'

const redirects: readonly (readonly [from: string, to: string])[] = [
  [paths.trial.pattern, paths.signUp()],
  [paths.dummies.pattern, paths.signUp()],
  [paths.oldHome.pattern, paths.home()],
  [paths.resources.pattern, paths.content()],
  [paths.automations.pattern, paths.trainings()],
  [paths.subscriptions.pattern, paths.subscription()],
  [paths.embed.pattern, paths.ppv()],
]

const toRoute = (screen: Screen): RouteObject => ({
  path: screen.path,
  handle: screen,
  lazy: () =>
    lazyPage(async () => {
      const [page] = await Promise.all([loadScreen(screen), screen.side && loadSideFrame()])
      return page
    }),
})

const createRoutes = (matchesAudience: (who: Audience) => boolean) =>
  screens.filter(({ who }) => matchesAudience(who)).map(toRoute)

function Redirect({ from, to }: { from: string; to: string }) {
  const { pathname, search } = useLocation()
  return <Navigate replace to={pathname.replace(`${from}/`, to) + search} />
}

const loadShellPage = () => lazyPage(loadShell)

const createKitRoute = (): RouteObject => ({
  path: paths.kit.pattern,
  lazy: () =>
    lazyPage(async () => {
      const [{ KitPage }] = await Promise.all([import('../../kit/KitPage.tsx'), loadTexts('kit')])
      return KitPage
    }),
})

export const routes: RouteObject[] = [
  {
    Component: RootLayout,
    ErrorBoundary: FatalScreen,
    HydrateFallback: WaitingScreen,
    loader: ({ request }) => {
      const { pathname, search } = new URL(request.url)
      const slashUrl = addTrailingSlash({ pathname: pathname.slice(getBasePath().length), search })
      if (slashUrl === null) return null
      // `replace` if the URL is already open; otherwise, `redirect` keeps the previous page in the history.
      return (window.location.pathname === pathname ? replace : redirect)(slashUrl)
    },
    // Otherwise, query changes would be asynchronous, but tables need them immediately.
    shouldRevalidate: ({ currentUrl, nextUrl }) => currentUrl.pathname !== nextUrl.pathname,
    children: [
      ...createRoutes((audience) => audience === 'public'),
      ...(import.meta.env.DEV ? [createKitRoute()] : []),
      ...redirects.map(([from, to]) => ({ path: `${from}/*`, element: <Redirect {...{ from, to }} /> })),
      { Component: GuestGuard, children: createRoutes((audience) => audience === 'guest') },
      {
        Component: MemberGuard,
        children: [
          {
            lazy: loadShellPage,
            children: [
              ...createRoutes((audience) => audience !== 'public' && audience !== 'guest'),
              { path: '*', Component: NotFound },
            ],
          },
        ],
      },
    ],
  },
]
