import Dialog from '@mui/material/Dialog'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import { type FormEvent, type ReactNode, useId } from 'react'
import { useTranslation } from 'react-i18next'
import { ActionButton } from '../buttons/ActionButton.tsx'
import { CommandBlock } from '../code/CommandBlock.tsx'
import { Banner } from '../notices/Banner.tsx'
import { useIsNarrow } from '../useNarrow.ts'
import { DialogHeader, getCompanyElementId } from './DialogHeader.tsx'

const FIELD_SCROLL_PADDING = '56px'

type Props = {
  open: boolean
  title: string
  company?: string | undefined
  submitLabel: string | undefined
  /** Equivalent CLI command; undefined while incomplete, null if nothing is sent to the server. */
  command: string | null | undefined
  children: ReactNode
  onSubmit: (event: FormEvent<HTMLFormElement>) => void
  /** Called on every attempt to close; the form's leave guard decides. */
  onClose: () => void
  hasRun?: boolean
  busy?: boolean
  error?: ReactNode
  disabledReason?: string | undefined
  danger?: boolean
  footer?: ReactNode
  size?: 'xs' | 'sm' | 'md' | 'lg'
}

export function FormDialog(props: Props) {
  const { open, title, submitLabel, command, children, onSubmit, onClose, busy = false } = props
  const { error, disabledReason, danger, footer, size = 'sm', company, hasRun = false } = props
  const { t } = useTranslation()
  const isNarrow = useIsNarrow('sm')
  const id = useId()
  const close = () => {
    if (!busy) onClose()
  }
  const dismissLabel = hasRun || submitLabel === undefined ? t('ui.close') : t('ui.cancel')
  return (
    <Dialog
      open={open}
      onClose={close}
      aria-labelledby={id}
      aria-describedby={getCompanyElementId(id, company)}
      fullScreen={isNarrow}
      fullWidth
      maxWidth={size}
    >
      <form
        noValidate
        onSubmit={(event) => {
          // Submit events bubble through portals and would submit a form around the dialog.
          event.stopPropagation()
          onSubmit(event)
        }}
        style={{ display: 'flex', flexDirection: 'column', minHeight: 0, flex: 1 }}
      >
        <DialogHeader id={id} title={title} company={company} onClose={close} />
        {/* Makes sure that a focused field scrolls into view together with its helper text. */}
        <DialogContent
          sx={{ display: 'flex', flexDirection: 'column', gap: 2, scrollPaddingBlock: FIELD_SCROLL_PADDING }}
        >
          {error && <Banner tone="error">{error}</Banner>}
          {children}
          {typeof command === 'string' && <CommandBlock command={command} />}
        </DialogContent>
        <DialogActions sx={{ flexWrap: 'wrap', rowGap: 1 }}>
          <div style={{ flex: footer && isNarrow ? '1 0 100%' : 1 }}>{footer}</div>
          <ActionButton action={{ key: 'cancel', label: dismissLabel, onRun: close }} />
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
