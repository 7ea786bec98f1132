import { observer } from 'mobx-react-lite'
import { useCompany } from '../../../app/RootContext.tsx'
import { EmbedPage } from '../EmbedPage.tsx'
import { UsageTable } from './UsageTable.tsx'

/** /ppv/usage: who has opened and watched what, the latest first (S2 section 2.6). */
export const UsagePage = observer(function UsagePage() {
  const isBought = Boolean(useCompany().ppv)
  return <EmbedPage>{isBought && <UsageTable />}</EmbedPage>
})
