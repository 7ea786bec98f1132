import { type Company, companyName, type Manager, managerRemovalRefusal, role } from '@heed/contracts'
import Login from '@mui/icons-material/MailOutlined'
import Remove from '@mui/icons-material/PersonRemoveOutlined'
import ReceiptLong from '@mui/icons-material/ReceiptLongOutlined'
import { useTranslation } from 'react-i18next'
import { useRoot } from '../../app/RootContext.tsx'
import { failureOf } from '../../lib/failure.ts'
import { type Action, refusedBy } from '../../ui/action.ts'

/** A company with its managers, and what can be done with one of them. */
export interface Managed {
  company: Company
  everybody: readonly Manager[]
  sendLogin: (email: string) => Promise<void>
  sendBillsTo: (email: string) => Promise<void>
  remove: (email: string) => Promise<void>
}

const calledOf = ({ name, email }: Manager) => name || email

/** Signing in, bills and removal: what the menu of a manager holds; for observers. */
export function useManagerActions(): (managed: Managed, manager: Manager) => Action[] {
  const { t } = useTranslation()
  const { confirm, notices, session } = useRoot()

  async function sendLogin(managed: Managed, { email }: Manager): Promise<void> {
    try {
      await managed.sendLogin(email)
      notices.show('success', t('settings.admins.loginSent'))
    } catch (error) {
      notices.show('error', failureOf(error).text)
    }
  }

  function askBills({ company, everybody, sendBillsTo }: Managed, manager: Manager): void {
    const before = everybody.find(({ billing }) => billing)
    const facts = { name: calledOf(manager), company: companyName(company) }
    confirm.ask({
      title: t('settings.admins.billsTitle', facts),
      company: facts.company,
      description: before
        ? t('settings.admins.billsText', { ...facts, before: calledOf(before) })
        : t('settings.admins.billsTextFirst', facts),
      actionLabel: t('settings.admins.makeBilling'),
      run: async () => {
        await sendBillsTo(manager.email)
        notices.show('success', t('settings.admins.billsChanged', facts))
      },
    })
  }

  function askRemove({ company, remove }: Managed, manager: Manager): void {
    const facts = { name: calledOf(manager), company: companyName(company) }
    const bills = manager.billing ? `\n${t('settings.admins.removeBilling')}` : ''
    confirm.ask({
      title: t('settings.admins.removeTitle', facts),
      company: facts.company,
      description: `${t('settings.admins.removeText', facts)}${bills}`,
      actionLabel: t('settings.admins.remove'),
      danger: true,
      run: async () => {
        await remove(manager.email)
        notices.show('success', t('settings.admins.removed'))
      },
    })
  }

  const removalRefusal = ({ everybody }: Managed, manager: Manager) =>
    managerRemovalRefusal({
      isOneself: manager.email === session.user?.email,
      isLast: manager.role === role.admin && everybody.filter((one) => one.role === role.admin).length === 1,
      of: 'company',
    })

  return (managed, manager) => [
    {
      key: 'login',
      label: t('settings.admins.sendLogin'),
      icon: <Login />,
      onRun: () => void sendLogin(managed, manager),
    },
    {
      key: 'bills',
      label: t('settings.admins.makeBilling'),
      icon: <ReceiptLong />,
      onRun: () => askBills(managed, manager),
      disabledReason: manager.billing ? t('settings.admins.hasBills') : undefined,
    },
    {
      key: 'remove',
      label: t('settings.admins.remove'),
      icon: <Remove />,
      danger: true,
      onRun: () => askRemove(managed, manager),
      ...refusedBy(removalRefusal(managed, manager)),
    },
  ]
}
