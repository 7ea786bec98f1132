import { plainName } from '@heed/contracts'
import type { trainings } from '@heed/contracts/endpoints/trainings'
import { shellWord } from '@heed/contracts/rules/commandLine'
import { observer } from 'mobx-react-lite'
import { useTranslation } from 'react-i18next'
import { useDialogForm } from '../../../app/drafts/useDialogForm.ts'
import { useRoot } from '../../../app/RootContext.tsx'
import { FormDialog } from '../../../ui/FormDialog.tsx'
import { TextInput } from '../../../ui/form/TextInput.tsx'
import { useStripped } from '../useStripped.ts'

/** What is renamed, and how. */
export interface Renaming {
  title: string
  /** Of the call. */
  schema: typeof trainings.rename.body
  /** Gives the name as it is kept; rejects with the reason. */
  rename: (name: string) => Promise<string>
  /** What is said when it is done. */
  done: (name: string) => string
  /** The line that does the same, without the name. */
  command: string
}

type Props = {
  renaming: Renaming
  name: string
  /** Names what is kept of the dialog. */
  place: string
  onClose: () => void
  onRenamed: () => void
}

/** Another name for a campaign; what looks like HTML is taken out of it (S1 section 5). */
export const RenameDialog = observer(function RenameDialog(props: Props) {
  const { renaming, name, place, onClose, onRenamed } = props
  const { t } = useTranslation()
  const { notices } = useRoot()
  const strippedText = useStripped()
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
