import { observer } from 'mobx-react-lite'
import { useCompany, useCompanyStore } from '../../../app/RootContext.tsx'
import { UsageTable } from '../../../parts/views/UsageTable.tsx'
import { EmbedPage } from '../EmbedPage.tsx'
import { EmbedStore } from '../EmbedStore.ts'

/** /ppv/usage: who has opened and watched what, the latest first (S2 section 2.6). */
export const UsagePage = observer(function UsagePage() {
  const { ppv } = useCompany()
  const { log } = useCompanyStore(EmbedStore)
  return <EmbedPage>{ppv && <UsageTable log={log} />}</EmbedPage>
})
