import type { RouteObject } from 'react-router'
import { ClockPage } from './clock/ClockPage.tsx'
import { Nowhere } from './Nowhere.tsx'
import { OutboxPage } from './outbox/OutboxPage.tsx'
import { paths } from './paths.ts'
import { PeoplePage } from './people/PeoplePage.tsx'
import { DeskShell } from './shell/DeskShell.tsx'
import { WorldsPage } from './worlds/WorldsPage.tsx'

export const routes: RouteObject[] = [
  {
    element: <DeskShell />,
    children: [
      { path: paths.people, element: <PeoplePage /> },
      { path: paths.clock, element: <ClockPage /> },
      { path: paths.outbox, element: <OutboxPage /> },
      { path: paths.worlds, element: <WorldsPage /> },
      { path: '*', element: <Nowhere /> },
    ],
  },
]
