import { getCompanyName } from '@heed/contracts'
import { observer } from 'mobx-react-lite'
import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Announced } from '../../ui/announcer/Announced.tsx'
import { ConfirmDialog } from '../../ui/dialogs/ConfirmDialog.tsx'
import { Banner } from '../../ui/notices/Banner.tsx'
import { KeyValueList } from '../../ui/panels/KeyValueList.tsx'
import { useRoot } from '../root/RootContext.tsx'
import { useAccount } from '../root/useAccount.ts'
import type { ConfirmStore } from '../stores/ConfirmStore.ts'

export type QuestionProps = { onClose: () => void }

export const ConfirmQuestion = observer(function ConfirmQuestion({ onClose }: QuestionProps) {
  const { confirm, session } = useRoot()
  const account = useAccount()
  const { t } = useTranslation()
  const { question, isOpen, isRunning, error } = confirm
  const obsoleteReason = useObsoleteReason(confirm)
  if (!question) return null
  const currentName = account?.name ?? (session.company ? getCompanyName(session.company) : undefined)
  if (obsoleteReason !== null)
    return (
      <ConfirmDialog
        open={isOpen}
        title={question.title}
        company={question.company ?? currentName}
        description={<Banner tone="info">{obsoleteReason}</Banner>}
        actionLabel={t('ui.close')}
        cancelLabel={null}
        command={null}
        onCancel={onClose}
        onConfirm={onClose}
      />
    )
  return (
    <ConfirmDialog
      open={isOpen}
      title={question.title}
      company={question.company ?? currentName}
      description={
        question.figures?.length || question.note !== undefined ? (
          <>
            <p style={{ margin: 0 }}>{question.description}</p>
            {question.note !== undefined && (
              <Announced style={{ margin: '8px 0 0' }}>{question.note}</Announced>
            )}
            {question.figures?.length ? (
              <div style={{ marginTop: 16, maxHeight: 240, overflowY: 'auto' }}>
                <KeyValueList items={question.figures} />
              </div>
            ) : null}
          </>
        ) : (
          question.description
        )
      }
      actionLabel={question.actionLabel}
      {...(question.cancelLabel !== undefined && { cancelLabel: question.cancelLabel })}
      {...(question.other && {
        other: { key: 'other', label: question.other.label, onRun: () => void confirm.runOtherAction() },
      })}
      command={question.command}
      checkbox={question.checkbox}
      danger={question.danger ?? false}
      busy={isRunning}
      error={error ?? undefined}
      onCancel={onClose}
      onConfirm={() => void confirm.confirm()}
    />
  )
})

/** If the check fails, the question is asked anyway, because the server decides. */
function useObsoleteReason(confirm: ConfirmStore): string | null {
  const { question } = confirm
  const [result, setResult] = useState<{ question: typeof question; reason: string }>()
  useEffect(() => {
    question?.inVain?.().then(
      (reason) => reason && !confirm.isRunning && setResult({ question, reason }),
      () => undefined,
    )
  }, [confirm, question])
  return result && result.question === question ? result.reason : null
}
