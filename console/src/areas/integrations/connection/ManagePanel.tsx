import Edit from 'virtual:icon/EditOutlined'
import LinkOff from 'virtual:icon/LinkOff'
import { type IntegrationType, integrationNames } from '@heed/contracts'
import { observer } from 'mobx-react-lite'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { useRoot } from '../../../app/root/RootContext.tsx'
import { ActionButton } from '../../../ui/buttons/ActionButton.tsx'
import { ActionMenu } from '../../../ui/buttons/ActionMenu.tsx'
import { SpacedBanner } from '../../../ui/notices/SpacedBanner.tsx'
import { Panel } from '../../../ui/panels/Panel.tsx'
import { useMutation } from '../../../ui/useMutation.ts'
import type { Connection } from '../Connection.ts'
import { useUnlink } from './useUnlink.ts'

type Props<Type extends IntegrationType> = {
  connection: Connection<Type>
  refusal?: string | null
  onEdit?: () => void
  connectUrl?: string | undefined
  unlinkText: string
  children: ReactNode
}

/** True for the errors that services return when consent was revoked. */
const isConsentRevoked = (problem: string): boolean =>
  ['token_revoked', 'account_inactive', 'invalid_auth', 'invalid_grant'].includes(problem)

export const ManagePanel = observer(function ManagePanel<Type extends IntegrationType>(props: Props<Type>) {
  const { connection, refusal = null, onEdit, connectUrl, unlinkText, children } = props
  const { t } = useTranslation()
  const { environment, notices } = useRoot()
  const test = useMutation()
  const unlink = useUnlink(connection, unlinkText)
  const { problem } = connection
  const problemText = problem ?? test.failure?.text
  const run = () =>
    test.run(async () => {
      if ((await connection.test()) === undefined) notices.show('success', t('integrations.testWorked'))
    })
  const disabledReason = refusal ?? undefined
  const retryAction =
    problem && connectUrl
      ? {
          key: 'again',
          label: t('integrations.connectAgain'),
          onRun: () => environment.leaveTo(connectUrl),
        }
      : undefined
  const tools = (
    <>
      <ActionButton
        action={{ key: 'test', label: t('integrations.test'), busy: test.pending, onRun: () => void run() }}
        size="small"
      />
      <ActionMenu
        name={integrationNames[connection.type]}
        actions={[
          {
            key: 'edit',
            label: t('integrations.edit'),
            icon: <Edit />,
            onRun: onEdit,
            hidden: onEdit === undefined,
            disabledReason,
          },
          {
            key: 'unlink',
            label: t('integrations.unlink'),
            icon: <LinkOff />,
            danger: true,
            onRun: unlink,
            disabledReason,
          },
        ]}
      />
    </>
  )
  return (
    <Panel title={t('integrations.connection')} aside={tools}>
      {problemText !== undefined && (
        <SpacedBanner tone="error" action={retryAction}>
          <div>{t('integrations.testFailed', { error: problemText })}</div>
          {problem !== undefined && isConsentRevoked(problem) && (
            <div>{t('integrations.takenBack', { name: integrationNames[connection.type] })}</div>
          )}
        </SpacedBanner>
      )}
      {children}
    </Panel>
  )
})
