import { toPlainName } from '@heed/contracts'
import type { trainings } from '@heed/contracts/endpoints/campaigns/trainings'
import { quoteShellWord } from '@heed/contracts/rules/commandLine'
import { observer } from 'mobx-react-lite'
import { useTranslation } from 'react-i18next'
import { useDialogForm } from '../../../app/drafts/useDialogForm.ts'
import { useRoot } from '../../../app/root/RootContext.tsx'
import { FormDialog } from '../../../ui/dialogs/FormDialog.tsx'
import { TextInput } from '../../../ui/form/TextInput.tsx'
import { useStrippedNameHint } from '../useStrippedNameHint.ts'

export interface RenameOptions {
  title: string
  schema: typeof trainings.rename.body
  rename: (name: string) => Promise<string>
  getDoneText: (name: string) => string
  command: string
}

type Props = {
  renameOptions: RenameOptions
  name: string
  draftPrefix: string
  onClose: () => void
  onRenamed: () => void
}

export const RenameDialog = observer(function RenameDialog(props: Props) {
  const { renameOptions, name, draftPrefix, onClose, onRenamed } = props
  const { t } = useTranslation()
  const { notices } = useRoot()
  const strippedText = useStrippedNameHint()
  const { form, dialog } = useDialogForm({
    draft: `${draftPrefix}/name`,
    schema: renameOptions.schema,
    initialValues: { name },
    save: async (values) => {
      const savedName = await renameOptions.rename(values.name)
      return () => {
        notices.show('success', renameOptions.getDoneText(savedName))
        onRenamed()
        onClose()
      }
    },
    clash: 'name',
    onClose,
  })
  const newName = toPlainName(form.watch('name'))
  const refusal =
    newName === ''
      ? t('campaigns.rename.required')
      : newName === name
        ? t('campaigns.rename.unchanged')
        : undefined
  return (
    <FormDialog
      {...dialog}
      title={renameOptions.title}
      submitLabel={t('campaigns.rename.now')}
      command={newName === '' ? undefined : `${renameOptions.command} --name ${quoteShellWord(newName)}`}
      disabledReason={refusal}
    >
      <TextInput
        control={form.control}
        name="name"
        label={t('campaigns.rename.name')}
        helper={strippedText(form.watch('name'))}
        required
        autoFocus
      />
    </FormDialog>
  )
})
