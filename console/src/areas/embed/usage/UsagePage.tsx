import { observer } from 'mobx-react-lite'
import { useCompany, useCompanyStore } from '../../../app/root/RootContext.tsx'
import { UsageTable } from '../../../parts/views/UsageTable.tsx'
import { EmbedPage } from '../EmbedPage.tsx'
import { EmbedStore } from '../EmbedStore.ts'

export const UsagePage = observer(function UsagePage() {
  const { ppv } = useCompany()
  const { log } = useCompanyStore(EmbedStore)
  return <EmbedPage>{ppv && <UsageTable log={log} />}</EmbedPage>
})
