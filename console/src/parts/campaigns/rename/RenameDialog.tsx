import { plainName } from '@heed/contracts'
import type { trainings } from '@heed/contracts/endpoints/campaigns/trainings'
import { shellWord } from '@heed/contracts/rules/commandLine'
import { observer } from 'mobx-react-lite'
import { useTranslation } from 'react-i18next'
import { useDialogForm } from '../../../app/drafts/useDialogForm.ts'
import { useRoot } from '../../../app/root/RootContext.tsx'
import { FormDialog } from '../../../ui/dialogs/FormDialog.tsx'
import { TextInput } from '../../../ui/form/TextInput.tsx'
import { useStrippedText } from '../useStrippedText.ts'

export interface RenameOptions {
  title: string
  schema: typeof trainings.rename.body
  rename: (name: string) => Promise<string>
  done: (name: string) => string
  command: string
}

type Props = {
  renaming: RenameOptions
  name: string
  place: string
  onClose: () => void
  onRenamed: () => void
}

export const RenameDialog = observer(function RenameDialog(props: Props) {
  const { renaming, name, place, onClose, onRenamed } = props
  const { t } = useTranslation()
  const { notices } = useRoot()
  const strippedText = useStrippedText()
  const { form, dialog } = useDialogForm({
    draft: `${place}/name`,
    schema: renaming.schema,
    start: { name },
    save: async (typed) => {
      const kept = await renaming.rename(typed.name)
      return () => {
        notices.show('success', renaming.done(kept))
        onRenamed()
        onClose()
      }
    },
    clash: 'name',
    onClose,
  })
  const plain = plainName(form.watch('name'))
  const refusal =
    plain === ''
      ? t('campaigns.rename.required')
      : plain === name
        ? t('campaigns.rename.unchanged')
        : undefined
  return (
    <FormDialog
      {...dialog}
      title={renaming.title}
      submitLabel={t('campaigns.rename.now')}
      command={plain === '' ? undefined : `${renaming.command} --name ${shellWord(plain)}`}
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
