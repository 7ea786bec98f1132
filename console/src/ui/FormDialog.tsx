import Dialog from '@mui/material/Dialog'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import { type FormEvent, type ReactNode, useId } from 'react'
import { useTranslation } from 'react-i18next'
import { ActionButton } from './ActionButton.tsx'
import { Banner } from './Banner.tsx'
import { CommandBlock } from './CommandBlock.tsx'
import { companyId, DialogHead } from './DialogHead.tsx'
import { useNarrow } from './useNarrow.ts'

/** Pixels of a label above a field, and of a sentence below. */
const FIELD_ROOM = '56px'

type Props = {
  open: boolean
  title: string
  /** Whose data it changes; needed wherever something is saved for a company. */
  company?: string | undefined
  /** Undefined where all is done: nothing but closing it is left. */
  submitLabel: string | undefined
  /** The `heed` line that does the same, folded below; undefined until it is said whole, null where nothing leaves this page. */
  command: string | null | undefined
  children: ReactNode
  /** From react-hook-form's `handleSubmit`. */
  onSubmit: (event: FormEvent<HTMLFormElement>) => void
  /** Asked by Cancel, the cross, Escape and a press outside; the form's leave guard answers. */
  onClose: () => void
  /** What was asked for has run, so that there is nothing to cancel any more. */
  hasRun?: boolean
  busy?: boolean
  error?: ReactNode
  disabledReason?: string | undefined
  danger?: boolean
  /** Stands left in the footer, such as a second action. */
  footer?: ReactNode
  size?: 'xs' | 'sm' | 'md' | 'lg'
}

/** A form in a dialog, the whole screen on a narrow one. */
export function FormDialog(props: Props) {
  const { open, title, submitLabel, command, children, onSubmit, onClose, busy = false } = props
  const { error, disabledReason, danger, footer, size = 'sm', company, hasRun = false } = props
  const { t } = useTranslation()
  const isNarrow = useNarrow('sm')
  const id = useId()
  const close = () => {
    if (!busy) onClose()
  }
  const dismiss = hasRun || submitLabel === undefined ? t('ui.close') : t('ui.cancel')
  return (
    <Dialog
      open={open}
      onClose={close}
      aria-labelledby={id}
      aria-describedby={companyId(id, company)}
      fullScreen={isNarrow}
      fullWidth
      maxWidth={size}
    >
      <form
        noValidate
        onSubmit={(event) => {
          // A form inside a form's dialog must not send both.
          event.stopPropagation()
          onSubmit(event)
        }}
        style={{ display: 'flex', flexDirection: 'column', minHeight: 0, flex: 1 }}
      >
        <DialogHead id={id} title={title} company={company} onClose={close} />
        {/* A field that takes the focus stands in sight with the sentence below it. */}
        <DialogContent
          sx={{ display: 'flex', flexDirection: 'column', gap: 2, scrollPaddingBlock: FIELD_ROOM }}
        >
          {error && <Banner tone="error">{error}</Banner>}
          {children}
          {typeof command === 'string' && <CommandBlock command={command} />}
        </DialogContent>
        <DialogActions sx={{ flexWrap: 'wrap', rowGap: 1 }}>
          <div style={{ flex: footer && isNarrow ? '1 0 100%' : 1 }}>{footer}</div>
          <ActionButton action={{ key: 'cancel', label: dismiss, onRun: close }} />
          {submitLabel !== undefined && (
            <ActionButton
              action={{ key: 'submit', label: submitLabel, busy, disabledReason, danger }}
              look="primary"
              submit
            />
          )}
        </DialogActions>
      </form>
    </Dialog>
  )
}
