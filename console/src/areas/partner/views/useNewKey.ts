import { useTranslation } from 'react-i18next'
import { useRoot } from '../../../app/root/RootContext.tsx'
import { formatCallCommand } from '../../../lib/commands/apiCommand.ts'
import type { Action } from '../../../ui/buttons/action.ts'
import { useMutation } from '../../../ui/useMutation.ts'
import type { PackageStore } from './PackageStore.ts'

export function useRenewKey(store: PackageStore, name: string): Action {
  const { t } = useTranslation()
  const { confirm, notices } = useRoot()
  const countMutation = useMutation()
  const confirmNewKeys = (count: number) =>
    confirm.ask({
      title: t('account.package.newKeyTitle', { name }),
      company: name,
      description:
        count === 0
          ? t('account.package.newKeyNone', { name })
          : t('account.package.newKeyText', { name, count }),
      actionLabel: t('account.package.newKeyNow'),
      command: formatCallCommand('ppv.newKey', { companyId: store.companyId }),
      danger: true,
      run: async () => {
        await store.newKey()
        notices.show('success', t('account.package.newKeyDone', { name }))
      },
    })
  const handleRenew = async () => {
    await countMutation.run(async () => confirmNewKeys(await store.countEmbedded()))
    if (countMutation.failure) notices.show('error', countMutation.failure.text)
  }
  return {
    key: 'newKey',
    label: t('account.package.newKey'),
    busy: countMutation.pending,
    onRun: () => void handleRenew(),
  }
}
