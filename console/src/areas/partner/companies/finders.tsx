import Apartment from 'virtual:icon/ApartmentOutlined'
import type { PartnerAccount, PartnerCompanyRow } from '@heed/contracts'
import { observer } from 'mobx-react-lite'
import { LiveStore } from '../../../app/live/LiveStore.ts'
import { type AccountFinder, MAX_FOUND, type ShowActions } from '../../../app/palette/finder.ts'
import { paths } from '../../../app/paths.ts'
import { useRoot } from '../../../app/root/RootContext.tsx'
import { useRowActions } from './useRowActions.tsx'

type Props = { account: PartnerAccount; company: PartnerCompanyRow; show: ShowActions }

const Actions = observer(function Actions({ account, company, show }: Props) {
  const live = useRoot().area(LiveStore)
  const { menu, dialogs } = useRowActions(account, () => live.notifyMissed())
  return (
    <>
      {show(menu(company))}
      {dialogs}
    </>
  )
})

const makeCustomerFinder = (account: PartnerAccount): AccountFinder => ({
  title: 'shell.companiesOf',
  owner: account.name,
  icon: <Apartment />,
  async findInAccount(client, filter, signal) {
    const { id: partnerId } = account
    const { companies } = await client.partners.listCompanies(
      { partnerId, p: 0, n: MAX_FOUND, filter },
      { signal },
    )
    return companies.map((company) => ({
      key: `customer ${String(company.id)}`,
      name: company.name,
      detail: company.subscriptionName,
      to: paths.partnerCompany({ partnerId, companyId: company.id }),
      actions: (show) => <Actions account={account} company={company} show={show} />,
    }))
  },
})

export const makeFinders = (accounts: readonly PartnerAccount[]): readonly AccountFinder[] =>
  accounts.map(makeCustomerFinder)
