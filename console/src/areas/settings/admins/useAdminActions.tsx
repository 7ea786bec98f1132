import { companyName, type Manager, managerRemovalRefusal, role } from '@heed/contracts'
import Login from '@mui/icons-material/MailOutlined'
import Remove from '@mui/icons-material/PersonRemoveOutlined'
import ReceiptLong from '@mui/icons-material/ReceiptLongOutlined'
import { useTranslation } from 'react-i18next'
import { useCompany, useCompanyStore, useRoot } from '../../../app/RootContext.tsx'
import { failureOf } from '../../../lib/failure.ts'
import { type Action, refusedBy } from '../../../ui/action.ts'
import { AdminsStore } from './AdminsStore.ts'

/** Signing in, bills and removal: what the menu of an admin holds; for observers. */
export function useAdminActions(): (admin: Manager) => Action[] {
  const { t } = useTranslation()
  const { confirm, notices, session } = useRoot()
  const company = useCompany()
  const store = useCompanyStore(AdminsStore)
  const calledOf = ({ name, email }: Manager) => name || email

  async function sendLogin({ email }: Manager): Promise<void> {
    try {
      await store.sendLogin(email)
      notices.show('success', t('settings.admins.loginSent'))
    } catch (error) {
      notices.show('error', failureOf(error).text)
    }
  }

  function askBills(admin: Manager): void {
    const before = store.everybody.find(({ billing }) => billing)
    const facts = { name: calledOf(admin), company: companyName(company) }
    confirm.ask({
      title: t('settings.admins.billsTitle', facts),
      description: before
        ? t('settings.admins.billsText', { ...facts, before: calledOf(before) })
        : t('settings.admins.billsTextFirst', facts),
      actionLabel: t('settings.admins.makeBilling'),
      run: async () => {
        await store.sendBillsTo(admin.email)
        notices.show('success', t('settings.admins.billsChanged', facts))
      },
    })
  }

  function askRemove(admin: Manager): void {
    const facts = { name: calledOf(admin), company: companyName(company) }
    const bills = admin.billing ? `\n${t('settings.admins.removeBilling')}` : ''
    confirm.ask({
      title: t('settings.admins.removeTitle', facts),
      description: `${t('settings.admins.removeText', facts)}${bills}`,
      actionLabel: t('settings.admins.remove'),
      danger: true,
      run: async () => {
        await store.remove(admin.email)
        notices.show('success', t('settings.admins.removed'))
      },
    })
  }

  const isLast = (admin: Manager) =>
    admin.role === role.admin && store.everybody.filter((one) => one.role === role.admin).length === 1
  const removalRefusal = (admin: Manager) =>
    managerRemovalRefusal({
      isOneself: admin.email === session.user?.email,
      isLast: isLast(admin),
      of: 'company',
    })

  return (admin) => [
    {
      key: 'login',
      label: t('settings.admins.sendLogin'),
      icon: <Login />,
      onRun: () => void sendLogin(admin),
    },
    {
      key: 'bills',
      label: t('settings.admins.makeBilling'),
      icon: <ReceiptLong />,
      onRun: () => askBills(admin),
      disabledReason: admin.billing ? t('settings.admins.hasBills') : undefined,
    },
    {
      key: 'remove',
      label: t('settings.admins.remove'),
      icon: <Remove />,
      danger: true,
      onRun: () => askRemove(admin),
      ...refusedBy(removalRefusal(admin)),
    },
  ]
}
