import { companyName } from '@heed/contracts'
import { observer } from 'mobx-react-lite'
import { ConfirmDialog } from '../../ui/ConfirmDialog.tsx'
import { useRoot } from '../RootContext.tsx'

export type QuestionProps = { onClose: () => void }

/** What `root.confirm` asks. */
export const ConfirmQuestion = observer(function ConfirmQuestion({ onClose }: QuestionProps) {
  const { confirm, session } = useRoot()
  const { question, isOpen, isRunning, error } = confirm
  if (!question) return null
  return (
    <ConfirmDialog
      open={isOpen}
      title={question.title}
      company={question.company ?? (session.company ? companyName(session.company) : undefined)}
      description={question.description}
      actionLabel={question.actionLabel}
      {...(question.cancelLabel !== undefined && { cancelLabel: question.cancelLabel })}
      {...(question.other && {
        other: { key: 'other', label: question.other.label, onRun: () => void confirm.takeOther() },
      })}
      checkbox={question.checkbox}
      danger={question.danger ?? false}
      busy={isRunning}
      error={error ?? undefined}
      onCancel={onClose}
      onConfirm={() => void confirm.confirm()}
    />
  )
})
