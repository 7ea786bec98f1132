import { observer } from 'mobx-react-lite'
import { type ReactNode, useEffect } from 'react'
import { LiveStore } from '../../../app/live/LiveStore.ts'
import { useLiveEvent } from '../../../app/live/useLive.ts'
import { useRefresh } from '../../../app/live/useRefresh.ts'
import { useRoot } from '../../../app/root/RootContext.tsx'
import { Stack } from '../../../ui/layout.ts'
import type { Directory } from '../Directory.ts'
import { GroupsPanel } from '../groups/GroupsPanel.tsx'
import { SyncPanel } from './SyncPanel.tsx'

const POLL_DELAY_MS = 3000

function useDirectorySync({ load, hear: handleProgress, refresh, isSyncing }: Directory): void {
  const { state } = useRoot().area(LiveStore)
  useEffect(() => void load(), [load])
  useLiveEvent('integration:progress', handleProgress)
  useRefresh(() => void refresh())
  const needsPolling = isSyncing && state !== 'live'
  useEffect(() => {
    if (!needsPolling) return
    const timer = setInterval(() => void refresh(), POLL_DELAY_MS)
    return () => clearInterval(timer)
  }, [needsPolling, refresh])
}

type Props = {
  directory: Directory
  children: ReactNode
}

export const DirectoryPanels = observer(function DirectoryPanels({ directory, children }: Props) {
  useDirectorySync(directory)
  return (
    <Stack>
      <SyncPanel directory={directory} />
      <GroupsPanel directory={directory} />
      {children}
    </Stack>
  )
})
