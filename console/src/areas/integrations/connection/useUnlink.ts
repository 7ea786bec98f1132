import { getCompanyName, type IntegrationType, integrationNames } from '@heed/contracts'
import { useTranslation } from 'react-i18next'
import { useCompany, useRoot } from '../../../app/root/RootContext.tsx'
import { formatCallCommand } from '../../../lib/commands/apiCommand.ts'
import { toFailure } from '../../../lib/requests/failure.ts'
import type { Connection } from '../Connection.ts'

export function useUnlink<Type extends IntegrationType>(
  connection: Connection<Type>,
  text: string,
): () => void {
  const { t } = useTranslation()
  const { confirm, notices } = useRoot()
  const company = getCompanyName(useCompany())
  const name = integrationNames[connection.type]
  return () =>
    confirm.ask({
      title: t('integrations.unlinkTitle', { name, company }),
      description: text,
      actionLabel: t('integrations.unlink'),
      command: formatCallCommand('integrations.unlink', connection.ids),
      danger: true,
      run: async () => {
        try {
          await connection.unlink()
        } catch (thrown) {
          throw new Error(t('integrations.unlinkFailed', { message: toFailure(thrown).text }))
        }
        notices.show('success', t('integrations.unlinked'))
      },
    })
}
