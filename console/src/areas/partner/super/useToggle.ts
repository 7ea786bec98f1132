import type { PartnerAccount } from '@heed/contracts'
import { useTranslation } from 'react-i18next'
import { useRoot } from '../../../app/root/RootContext.tsx'
import { formatCallCommand } from '../../../lib/commands/apiCommand.ts'
import { toFailure } from '../../../lib/requests/failure.ts'

type SwitchStore = {
  companyCount: (partnerId: number) => Promise<number>
  switch: (partnerId: number, enabled: boolean) => Promise<void>
}

export function useToggleSelling(store: SwitchStore): (account: PartnerAccount, enabled: boolean) => void {
  const { t } = useTranslation()
  const { confirm, notices } = useRoot()
  const ask = async ({ id, name }: PartnerAccount, enabled: boolean) => {
    const count = await store.companyCount(id)
    const state = enabled ? 'on' : 'off'
    confirm.ask({
      title: t(`account.super.${state}Title`, { name }),
      company: name,
      description: t(`account.super.${state}Text`, { name, count }),
      actionLabel: t(`account.super.${state}Now`),
      command: formatCallCommand('partners.toggle', { partnerId: id, enabled: String(enabled) }),
      danger: !enabled,
      run: async () => {
        await store.switch(id, enabled)
        notices.show('success', t(`account.super.${state}Done`, { name }))
      },
    })
  }
  return (account, enabled) => {
    ask(account, enabled).catch((error: unknown) => notices.show('error', toFailure(error).text))
  }
}
