import { observer } from 'mobx-react-lite'
import type { ReactNode } from 'react'
import { Stack } from '../../../ui/layout.ts'
import type { Directory } from '../Directory.ts'
import { GroupsPanel } from '../groups/GroupsPanel.tsx'
import { SyncPanel } from './SyncPanel.tsx'
import { useFollowing } from './useFollowing.ts'

type Props = {
  directory: Directory
  children: ReactNode
}

export const DirectoryPanels = observer(function DirectoryPanels({ directory, children }: Props) {
  useFollowing(directory)
  return (
    <Stack>
      <SyncPanel directory={directory} />
      <GroupsPanel directory={directory} />
      {children}
    </Stack>
  )
})
