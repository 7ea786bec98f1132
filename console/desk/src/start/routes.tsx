import Search from 'virtual:icon/SearchOff'
import { useTranslation } from 'react-i18next'
import type { RouteObject } from 'react-router'
import { StateScreen } from '../../../src/ui/states/StateScreen.tsx'
import { ClockPage } from '../clock/ClockPage.tsx'
import { DataPage } from '../data/DataPage.tsx'
import { FaultsPage } from '../faults/FaultsPage.tsx'
import { JournalPage } from '../journal/JournalPage.tsx'
import { OutboxPage } from '../outbox/OutboxPage.tsx'
import { paths } from '../paths.ts'
import { PeoplePage } from '../people/PeoplePage.tsx'
import { RequestsPage } from '../requests/RequestsPage.tsx'
import { DeskShell } from '../shell/DeskShell.tsx'
import { StoriesPage } from '../stories/StoriesPage.tsx'
import { WorldsPage } from '../worlds/WorldsPage.tsx'

function PageNotFound() {
  const { t } = useTranslation()
  return (
    <StateScreen
      icon={<Search />}
      title={t('desk.nowhere')}
      text={t('desk.nowhereText')}
      primary={{ key: 'people', label: t('desk.places.people'), to: paths.people }}
    />
  )
}

export const routes: RouteObject[] = [
  {
    element: <DeskShell />,
    children: [
      { path: paths.people, element: <PeoplePage /> },
      { path: paths.clock, element: <ClockPage /> },
      { path: paths.outbox, element: <OutboxPage /> },
      { path: paths.worlds, element: <WorldsPage /> },
      { path: paths.faults, element: <FaultsPage /> },
      { path: paths.requests, element: <RequestsPage /> },
      { path: paths.journal, element: <JournalPage /> },
      { path: paths.data, element: <DataPage /> },
      { path: paths.stories, element: <StoriesPage /> },
      { path: '*', element: <PageNotFound /> },
    ],
  },
]
