import Button from '@mui/material/Button'
import Checkbox from '@mui/material/Checkbox'
import Dialog from '@mui/material/Dialog'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import FormControlLabel from '@mui/material/FormControlLabel'
import Typography from '@mui/material/Typography'
import { type ReactNode, useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { ActionButton } from '../buttons/ActionButton.tsx'
import type { Action } from '../buttons/action.ts'
import { CommandBlock } from '../code/CommandBlock.tsx'
import { Banner } from '../notices/Banner.tsx'
import { DialogHeader, getCompanyElementId } from './DialogHeader.tsx'

type Props = {
  open: boolean
  title: string
  company?: string | undefined
  description?: ReactNode
  actionLabel: string
  /** Defaults to “Cancel”; null hides the button. */
  cancelLabel?: string | null
  other?: Action
  /** Equivalent CLI command; null if confirming sends nothing to the server. */
  command: string | null
  checkbox?: string | undefined
  danger?: boolean
  busy?: boolean
  error?: string | undefined
  disabledReason?: string | undefined
  onConfirm: () => void
  onCancel: () => void
}

const getTextId = (id: string) => `${id}-text`

/** The component that opened this dialog closes it after success (S0 section 4). */
export function ConfirmDialog(props: Props) {
  const { open, busy = false, onCancel, title, company } = props
  const id = useId()
  const close = () => {
    if (!busy) onCancel()
  }
  return (
    <Dialog
      open={open}
      onClose={close}
      role="alertdialog"
      aria-labelledby={id}
      aria-describedby={[getCompanyElementId(id, company), getTextId(id)].filter(Boolean).join(' ')}
      maxWidth="xs"
      fullWidth
    >
      <DialogHeader id={id} title={title} company={company} />
      <Question {...props} id={id} onCancel={close} />
    </Dialog>
  )
}

// Rendered inside the dialog, so that reopening resets the checkbox.
function Question(props: Props & { id: string }) {
  const {
    description,
    actionLabel,
    cancelLabel,
    other: extraAction,
    command,
    checkbox,
    danger,
    busy,
    error,
  } = props
  const { t } = useTranslation()
  const [isChecked, setChecked] = useState(false)
  const reason = props.disabledReason ?? (checkbox && !isChecked ? checkbox : undefined)
  const action = {
    key: 'confirm',
    label: actionLabel,
    onRun: props.onConfirm,
    danger,
    busy,
    disabledReason: reason,
  }
  return (
    <>
      <DialogContent>
        <Typography
          id={getTextId(props.id)}
          component="div"
          color="textSecondary"
          sx={{ overflowWrap: 'anywhere' }}
        >
          {description}
        </Typography>
        {checkbox && (
          <FormControlLabel
            sx={{ mt: 1.5 }}
            control={
              <Checkbox size="small" checked={isChecked} onChange={(_, checked) => setChecked(checked)} />
            }
            label={checkbox}
          />
        )}
        {error && (
          <div style={{ marginTop: 16 }}>
            <Banner tone="error">{error}</Banner>
          </div>
        )}
        {command !== null && (
          <div style={{ marginTop: 12 }}>
            <CommandBlock command={command} />
          </div>
        )}
      </DialogContent>
      <DialogActions sx={{ flexWrap: 'wrap', rowGap: 1 }}>
        {cancelLabel !== null && (
          <Button autoFocus={danger ?? false} aria-disabled={busy || undefined} onClick={props.onCancel}>
            {cancelLabel ?? t('ui.cancel')}
          </Button>
        )}
        {extraAction && <ActionButton action={{ ...extraAction, busy }} />}
        <ActionButton action={action} look="primary" />
      </DialogActions>
    </>
  )
}
