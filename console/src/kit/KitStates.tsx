import Lock from '@mui/icons-material/LockOutlined'
import { EmptyState } from '../ui/EmptyState.tsx'
import { ErrorState } from '../ui/ErrorState.tsx'
import { Columns } from '../ui/layout.ts'
import { Panel } from '../ui/Panel.tsx'
import { StateScreen } from '../ui/StateScreen.tsx'
import { WaitingScreen } from '../ui/WaitingScreen.tsx'

const noop = () => undefined

export function KitStates() {
  return (
    <>
      <Columns>
        <Panel title="Empty">
          <EmptyState title="You have nothing scheduled this month" />
        </Panel>
        <Panel title="Error">
          <ErrorState
            title="The reports could not be loaded."
            text="The server answered 503."
            onRetry={noop}
          />
        </Panel>
      </Columns>
      <Panel title="Whole page">
        <StateScreen
          icon={<Lock />}
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
