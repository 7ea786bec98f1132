import Login from 'virtual:icon/MailOutlined'
import Remove from 'virtual:icon/PersonRemoveOutlined'
import ReceiptLong from 'virtual:icon/ReceiptLongOutlined'
import { getManagerRemovalRefusal, type Manager, role } from '@heed/contracts'
import { useTranslation } from 'react-i18next'
import { useRoot } from '../../app/root/RootContext.tsx'
import { toFailure } from '../../lib/requests/failure.ts'
import { type Action, toRefusalProps } from '../../ui/buttons/action.ts'
import { formatRemoval, formatSetBilling, type ManagerScope } from './managing.ts'

type Act = (email: string) => Promise<void>

export interface ManagerTeam {
  of: ManagerScope
  everybody: readonly Manager[]
  sendLogin?: Act
  sendBillsTo?: Act
  remove: Act
}

const isAdmin = (manager: Manager) => manager.role === role.admin

const getManagerName = ({ name, email }: Manager) => name || email

export function useManagerActions(): (managed: ManagerTeam, manager: Manager) => Action[] {
  const { t } = useTranslation()
  const { notices, session } = useRoot()
  const { askBills, askRemove } = useManagerQuestions()

  async function sendLogin(send: Act, { email }: Manager): Promise<void> {
    try {
      await send(email)
      notices.show('success', t('settings.admins.loginSent'))
    } catch (error) {
      notices.show('error', toFailure(error).text)
    }
  }

  const removalRefusal = ({ of: scope, everybody }: ManagerTeam, manager: Manager) =>
    getManagerRemovalRefusal({
      isCurrentUser: manager.email === session.user?.email,
      isLast: isAdmin(manager) && everybody.filter(isAdmin).length === 1,
      kind: scope.kind,
    })

  return (managed, manager) => [
    {
      key: 'login',
      label: t('settings.admins.sendLogin'),
      icon: <Login />,
      hidden: !managed.sendLogin,
      onRun: () => void (managed.sendLogin && sendLogin(managed.sendLogin, manager)),
    },
    {
      key: 'bills',
      label: t('settings.admins.makeBilling'),
      icon: <ReceiptLong />,
      hidden: !managed.sendBillsTo,
      onRun: () => managed.sendBillsTo && askBills(managed.sendBillsTo, managed, manager),
      disabledReason: manager.billing ? t('settings.admins.hasBills') : undefined,
    },
    {
      key: 'remove',
      label: t('settings.admins.remove'),
      icon: <Remove />,
      danger: true,
      onRun: () => askRemove(managed, manager),
      ...toRefusalProps(removalRefusal(managed, manager)),
    },
  ]
}

function useManagerQuestions() {
  const { t } = useTranslation()
  const { confirm, notices } = useRoot()

  function askBills(sendBillsTo: Act, { of: scope, everybody }: ManagerTeam, manager: Manager): void {
    const billedManager = everybody.find(({ billing }) => billing)
    const facts = { name: getManagerName(manager), company: scope.name }
    confirm.ask({
      title: t('settings.admins.billsTitle', facts),
      company: facts.company,
      description: billedManager
        ? t('settings.admins.billsText', { ...facts, before: getManagerName(billedManager) })
        : t('settings.admins.billsTextFirst', facts),
      actionLabel: t('settings.admins.makeBilling'),
      command: formatSetBilling(scope, manager),
      run: async () => {
        await sendBillsTo(manager.email)
        notices.show('success', t('settings.admins.billsChanged', facts))
      },
    })
  }

  function askRemove({ of: scope, remove, everybody }: ManagerTeam, manager: Manager): void {
    const facts = { name: getManagerName(manager), company: scope.name }
    const consequence =
      scope.kind === 'company'
        ? t('settings.admins.removeText', facts)
        : t('account.managers.removeText', { account: scope.name })
    const [last, ...otherAdmins] = everybody.filter((item) => isAdmin(item) && item.email !== manager.email)
    const lastAdminNote =
      scope.kind === 'company' && isAdmin(manager) && last && otherAdmins.length === 0
        ? ` ${t('settings.admins.removeLeaves', { ...facts, name: getManagerName(last) })}`
        : ''
    const billingNote = manager.billing ? `\n${t('settings.admins.removeBilling')}` : ''
    confirm.ask({
      title: t('settings.admins.removeTitle', facts),
      company: facts.company,
      description: `${consequence}${lastAdminNote}${billingNote}`,
      actionLabel: t('settings.admins.remove'),
      command: formatRemoval(scope, manager),
      danger: true,
      run: async () => {
        await remove(manager.email)
        notices.show('success', t('settings.admins.removed'))
      },
    })
  }

  return { askBills, askRemove }
}
