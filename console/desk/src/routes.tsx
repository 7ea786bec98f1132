import type { RouteObject } from 'react-router'
import { ClockPage } from './clock/ClockPage.tsx'
import { Nowhere } from './Nowhere.tsx'
import { paths } from './paths.ts'
import { PeoplePage } from './people/PeoplePage.tsx'
import { DeskShell } from './shell/DeskShell.tsx'

export const routes: RouteObject[] = [
  {
    element: <DeskShell />,
    children: [
      { path: paths.people, element: <PeoplePage /> },
      { path: paths.clock, element: <ClockPage /> },
      { path: '*', element: <Nowhere /> },
    ],
  },
]
