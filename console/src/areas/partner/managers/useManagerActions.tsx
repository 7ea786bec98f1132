import { type Manager, managerRemovalRefusal, type PartnerAccount } from '@heed/contracts'
import Remove from '@mui/icons-material/PersonRemoveOutlined'
import { useTranslation } from 'react-i18next'
import { useAccountStore, useRoot } from '../../../app/RootContext.tsx'
import { type Action, refusedBy } from '../../../ui/action.ts'
import { ManagersStore } from './ManagersStore.ts'

/** Removing who manages an account, never oneself and never the last one; for observers. */
export function useManagerActions(account: PartnerAccount): (manager: Manager) => Action[] {
  const { t } = useTranslation()
  const { confirm, notices, session } = useRoot()
  const store = useAccountStore(account, ManagersStore)
  const ask = ({ name, email }: Manager) => {
    const facts = { name: name || email, account: account.name }
    confirm.ask({
      title: t('settings.admins.removeTitle', facts),
      company: account.name,
      description: t('account.managers.removeText', facts),
      actionLabel: t('settings.admins.remove'),
      danger: true,
      run: async () => {
        await store.remove(email)
        notices.show('success', t('settings.admins.removed'))
      },
    })
  }
  return (manager) => [
    {
      key: 'remove',
      label: t('settings.admins.remove'),
      icon: <Remove />,
      danger: true,
      onRun: () => ask(manager),
      ...refusedBy(
        managerRemovalRefusal({
          isOneself: manager.email === session.user?.email,
          isLast: store.everybody.length === 1,
          of: 'account',
        }),
      ),
    },
  ]
}
