import type { SnippetStat } from '@heed/contracts'
import { useTranslation } from 'react-i18next'
import { useCompany, useCompanyStore, useRoot } from '../../app/root/RootContext.tsx'
import { formatCallCommand } from '../../lib/commands/apiCommand.ts'
import type { Action } from '../../ui/buttons/action.ts'
import { useMutation } from '../../ui/useMutation.ts'
import { EmbedStore } from './EmbedStore.ts'

export function useToggleEmbedding(
  onGenerated?: (video: SnippetStat) => void,
): (video: SnippetStat) => Action {
  const { t } = useTranslation()
  const { confirm, notices, session } = useRoot()
  const { company_id: companyId } = useCompany()
  const store = useCompanyStore(EmbedStore)
  const generating = useMutation()
  const generate = async (video: SnippetStat) => {
    await generating.run(() => store.toggle(video.subject_id, true))
    if (generating.failure) return notices.show('error', generating.failure.text)
    notices.show('success', t('embed.enabled', { name: video.title }))
    return onGenerated?.(video)
  }
  const disable = ({ subject_id: id, title: name }: SnippetStat) =>
    confirm.ask({
      title: t('embed.disableTitle', { name }),
      description: t('embed.disableText'),
      actionLabel: t('embed.disable'),
      command: formatCallCommand('ppv.toggle', { companyId, subject_id: id, enabled: 'false' }),
      danger: true,
      run: async () => {
        await store.toggle(id, false)
        notices.show('success', t('embed.disabled', { name }))
      },
    })
  return (video) => {
    const label = t(video.enabled ? 'embed.disable' : 'embed.generate')
    return {
      key: 'toggle',
      label,
      name: t('embed.actionOf', { action: label, title: video.title }),
      hidden: !session.isAdmin,
      busy: generating.pending,
      onRun: () => (video.enabled ? disable(video) : void generate(video)),
    }
  }
}
