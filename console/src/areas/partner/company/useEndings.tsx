import {
  type CanBeRemoved,
  getCompanyName,
  getDeactivationRefusal,
  getDeletionRefusal,
  type PartnerAccount,
} from '@heed/contracts'
import { removeDoubleFullStops } from '@heed/contracts/rules/sentence'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useRoot } from '../../../app/root/RootContext.tsx'
import { toFailure } from '../../../lib/requests/failure.ts'
import { createLazyOverlay } from '../../../ui/lazyOverlay.tsx'
import type { BlockedChange } from './BlockedDialog.tsx'
import type { CompanyStore } from './CompanyStore.ts'
import { hasActiveSubscription } from './editForm.ts'
import { useCostText } from './useCostText.ts'

const BlockedDialog = createLazyOverlay(async () => (await import('./BlockedDialog.tsx')).BlockedDialog)

interface EndAction {
  title: string
  blockedTitle: string
  refusal: (answer: CanBeRemoved, name: string) => string | null
  actionLabel: string
  command: string
  checkbox?: (name: string, count: number) => string
  end: (store: CompanyStore) => Promise<void>
  doneText: string
}

export function useCompanyRemoval(
  account: PartnerAccount,
  onDone: (outcome: 'deactivated' | 'deleted') => void,
) {
  const { t } = useTranslation()
  const { confirm, notices } = useRoot()
  const costText = useCostText(account)
  const [blocked, setBlocked] = useState<BlockedChange>()
  const ask = async (store: CompanyStore, outcome: 'deactivated' | 'deleted', ending: EndAction) => {
    try {
      const [company, answer] = await Promise.all([store.current(), store.canBeRemoved()])
      const name = getCompanyName(company)
      const refusal = ending.refusal(answer, name)
      if (refusal !== null) {
        setBlocked({ ...answer, company, title: ending.blockedTitle, text: refusal })
        return
      }
      const { users_total: count } = company
      const subscription = hasActiveSubscription(company) ? company.subscription : null
      const cost = subscription && (await store.estimate(subscription.subscription_code, 0))
      confirm.ask({
        title: ending.title,
        company: name,
        description: cost ? costText(company, cost) : t('partner.nothingHeld', { name }),
        actionLabel: ending.actionLabel,
        command: `heed ${ending.command} ${String(store.companyId)}`,
        danger: true,
        ...(ending.checkbox && { checkbox: removeDoubleFullStops(ending.checkbox(name, count)) }),
        run: async () => {
          await ending.end(store)
          notices.show('success', ending.doneText)
          onDone(outcome)
        },
      })
    } catch (error) {
      notices.show('error', toFailure(error).text)
    }
  }
  const deactivate = (store: CompanyStore) =>
    void ask(store, 'deactivated', {
      title: t('partner.deactivate'),
      blockedTitle: t('partner.notDeactivated'),
      refusal: (answer) => getDeactivationRefusal(answer) && t('partner.stopCampaigns'),
      actionLabel: t('partner.yesDeactivate'),
      command: 'subscription deactivate',
      end: (company) => company.deactivate(),
      doneText: t('partner.deactivated'),
    })
  const remove = (store: CompanyStore) =>
    void ask(store, 'deleted', {
      title: t('partner.deleteTitle'),
      blockedTitle: t('partner.notDeleted'),
      refusal: getDeletionRefusal,
      actionLabel: t('partner.delete'),
      command: 'companies delete',
      checkbox: (name, count) => t('partner.deleteSure', { name, count }),
      end: (company) => company.delete(),
      doneText: t('partner.deleted'),
    })
  const dialogs = blocked && <BlockedDialog blocked={blocked} onClose={() => setBlocked(undefined)} />
  return { deactivate, remove, dialogs }
}
