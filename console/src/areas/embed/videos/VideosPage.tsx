import { observer } from 'mobx-react-lite'
import { useEffect } from 'react'
import { useRefresh } from '../../../app/live/useRefresh.ts'
import { useCompany, useCompanyStore } from '../../../app/root/RootContext.tsx'
import { Stack } from '../../../ui/layout.ts'
import { EmbedPage } from '../EmbedPage.tsx'
import { EmbedStore } from '../EmbedStore.ts'
import { ViewsPanel } from '../ViewsPanel.tsx'
import { VideoTable } from './VideoTable.tsx'

export const VideosPage = observer(function VideosPage() {
  const store = useCompanyStore(EmbedStore)
  const isBought = Boolean(useCompany().ppv)
  useEffect(() => void (isBought && store.load()), [store, isBought])
  useRefresh(() => void (isBought && store.status.refresh()))
  return (
    <EmbedPage>
      <Stack>
        <ViewsPanel ppv={store.status.value?.ppv} />
        <VideoTable store={store} />
      </Stack>
    </EmbedPage>
  )
})
