import { Columns } from '../ui/layout.ts'
import { Panel } from '../ui/panels/Panel.tsx'
import { LockPicture } from '../ui/pictures/LockPicture.tsx'
import { PeoplePicture } from '../ui/pictures/PeoplePicture.tsx'
import { EmptyState } from '../ui/states/EmptyState.tsx'
import { ErrorState } from '../ui/states/ErrorState.tsx'
import { StateScreen } from '../ui/states/StateScreen.tsx'
import { WaitingScreen } from '../ui/states/WaitingScreen.tsx'
import { NoResults } from '../ui/table/NoResults.tsx'

const noop = () => undefined

export function KitStates() {
  return (
    <>
      <Columns>
        <Panel title="Empty">
          <EmptyState
            picture={<PeoplePicture />}
            title="No employee lists yet"
            text="Lists group employees, for example by team or office."
            primary={{ key: 'add', label: 'Create list', onRun: noop }}
          />
        </Panel>
        <Panel title="Error">
          <ErrorState
            title="The reports could not be loaded."
            text="The server answered 503."
            onRetry={noop}
          />
        </Panel>
      </Columns>
      <Columns>
        <Panel title="Nothing here">
          <EmptyState title="You have nothing scheduled this month" />
        </Panel>
        <Panel title="Nothing found">
          <NoResults search="Guðrún" onClear={noop} />
        </Panel>
      </Columns>
      <Panel title="Whole page">
        <StateScreen
          icon={<LockPicture />}
          title="Access denied"
          text="You do not have permission to access the requested page."
          primary={{ key: 'home', label: 'Go to homepage', to: '/' }}
        />
      </Panel>
      <Panel title="Waiting">
        <WaitingScreen label="Signing in" />
      </Panel>
    </>
  )
}
