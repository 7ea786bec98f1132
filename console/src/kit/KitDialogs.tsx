import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { useLeaveGuard } from '../app/leave/useLeaveGuard.ts'
import { ActionButton } from '../ui/buttons/ActionButton.tsx'
import { ConfirmDialog } from '../ui/dialogs/ConfirmDialog.tsx'
import { FormDialog } from '../ui/dialogs/FormDialog.tsx'
import { TextInput } from '../ui/form/TextInput.tsx'
import { WrapRow } from '../ui/layout.ts'
import { Panel } from '../ui/panels/Panel.tsx'

type OpenDialog = 'confirm' | 'danger' | 'failed' | 'busy' | 'form' | undefined

export function KitDialogs() {
  const [open, setOpen] = useState<OpenDialog>()
  const close = () => setOpen(undefined)
  const renderOpener = (key: Exclude<OpenDialog, undefined>, label: string) => (
    <ActionButton action={{ key, label, onRun: () => setOpen(key) }} />
  )
  return (
    <Panel title="Dialogs">
      <WrapRow>
        {renderOpener('confirm', 'Confirm')}
        {renderOpener('danger', 'Delete with checkbox')}
        {renderOpener('failed', 'Failed')}
        {renderOpener('busy', 'Busy')}
        {renderOpener('form', 'Form')}
      </WrapRow>
      <ConfirmDialog
        open={open === 'confirm'}
        title="Send reminders?"
        company="Nordlys ehf."
        description="37 employees of Nordlys ehf. will get a reminder."
        actionLabel="Send reminders"
        command="heed api trainings.sendReminders --companyId 11 --trainingId 7 --mode 2"
        onConfirm={close}
        onCancel={close}
      />
      <ConfirmDialog
        open={open === 'danger' || open === 'failed' || open === 'busy'}
        danger
        busy={open === 'busy'}
        title="Delete the list “Finance”?"
        description="12 employees of Nordlys ehf. aren't on any other list and will be permanently deleted."
        checkbox={open === 'danger' ? 'I understand that this cannot be undone' : undefined}
        error={open === 'failed' ? 'The list is part of an active training program.' : undefined}
        actionLabel="Delete list"
        command="heed lists delete 4 --company 11"
        onConfirm={close}
        onCancel={close}
      />
      <RenameDialog open={open === 'form'} onClose={close} />
    </Panel>
  )
}

function RenameDialog({ open, onClose }: { open: boolean; onClose: () => void }) {
  const { control, handleSubmit, formState, reset } = useForm({ defaultValues: { name: 'Finance' } })
  const { leave } = useLeaveGuard(formState.isDirty)
  const close = () => {
    reset()
    onClose()
  }
  return (
    <FormDialog
      open={open}
      title="Rename list"
      company="Nordlys ehf."
      submitLabel="Rename"
      command="heed lists rename 4 --name Finance --company 11"
      onClose={() => leave(close)}
      onSubmit={(event) => void handleSubmit(close)(event)}
    >
      <TextInput control={control} name="name" label="List name" required autoFocus maxLength={50} />
    </FormDialog>
  )
}
