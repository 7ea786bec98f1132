import Login from 'virtual:icon/MailOutlined'
import Remove from 'virtual:icon/PersonRemoveOutlined'
import ReceiptLong from 'virtual:icon/ReceiptLongOutlined'
import { getManagerRemovalRefusal, type Manager, role } from '@heed/contracts'
import { useTranslation } from 'react-i18next'
import { useRoot } from '../../app/root/RootContext.tsx'
import { toFailure } from '../../lib/requests/failure.ts'
import { type Action, toRefusalProps } from '../../ui/buttons/action.ts'
import { formatBillingCommand, formatRemovalCommand, type ManagerScope } from './managing.ts'

type ManagerAction = (email: string) => Promise<void>

export interface ManagerTeam {
  of: ManagerScope
  everybody: readonly Manager[]
  sendLogin?: ManagerAction
  sendBillsTo?: ManagerAction
  remove: ManagerAction
}

const isAdmin = (manager: Manager) => manager.role === role.admin

const getManagerName = ({ name, email }: Manager) => name || email

export function useManagerActions(): (team: ManagerTeam, manager: Manager) => Action[] {
  const { t } = useTranslation()
  const { notices, session } = useRoot()
  const { askBills, askRemove } = useManagerConfirmations()

  async function sendLogin(send: ManagerAction, { email }: Manager): Promise<void> {
    try {
      await send(email)
      notices.show('success', t('settings.admins.loginSent'))
    } catch (error) {
      notices.show('error', toFailure(error).text)
    }
  }

  const getRemovalRefusal = ({ of: scope, everybody: allManagers }: ManagerTeam, manager: Manager) =>
    getManagerRemovalRefusal({
      isCurrentUser: manager.email === session.user?.email,
      isLast: isAdmin(manager) && allManagers.filter(isAdmin).length === 1,
      kind: scope.kind,
    })

  return (team, manager) => [
    {
      key: 'login',
      label: t('settings.admins.sendLogin'),
      icon: <Login />,
      hidden: !team.sendLogin,
      onRun: () => void (team.sendLogin && sendLogin(team.sendLogin, manager)),
    },
    {
      key: 'bills',
      label: t('settings.admins.makeBilling'),
      icon: <ReceiptLong />,
      hidden: !team.sendBillsTo,
      onRun: () => team.sendBillsTo && askBills(team.sendBillsTo, team, manager),
      disabledReason: manager.billing ? t('settings.admins.hasBills') : undefined,
    },
    {
      key: 'remove',
      label: t('settings.admins.remove'),
      icon: <Remove />,
      danger: true,
      onRun: () => askRemove(team, manager),
      ...toRefusalProps(getRemovalRefusal(team, manager)),
    },
  ]
}

function useManagerConfirmations() {
  const { t } = useTranslation()
  const { confirm, notices } = useRoot()

  function confirmBillingManager(
    sendBillsTo: ManagerAction,
    { of: scope, everybody: allManagers }: ManagerTeam,
    manager: Manager,
  ): void {
    const billedManager = allManagers.find(({ billing }) => billing)
    const facts = { name: getManagerName(manager), company: scope.name }
    confirm.ask({
      title: t('settings.admins.billsTitle', facts),
      company: facts.company,
      description: billedManager
        ? t('settings.admins.billsText', { ...facts, before: getManagerName(billedManager) })
        : t('settings.admins.billsTextFirst', facts),
      actionLabel: t('settings.admins.makeBilling'),
      command: formatBillingCommand(scope, manager),
      run: async () => {
        await sendBillsTo(manager.email)
        notices.show('success', t('settings.admins.billsChanged', facts))
      },
    })
  }

  function confirmRemoval(
    { of: scope, remove, everybody: allManagers }: ManagerTeam,
    manager: Manager,
  ): void {
    const facts = { name: getManagerName(manager), company: scope.name }
    const consequence =
      scope.kind === 'company'
        ? t('settings.admins.removeText', facts)
        : t('account.managers.removeText', { account: scope.name })
    const [last, ...otherAdmins] = allManagers.filter((item) => isAdmin(item) && item.email !== manager.email)
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
      command: formatRemovalCommand(scope, manager),
      danger: true,
      run: async () => {
        await remove(manager.email)
        notices.show('success', t('settings.admins.removed'))
      },
    })
  }

  return { askBills: confirmBillingManager, askRemove: confirmRemoval }
}
