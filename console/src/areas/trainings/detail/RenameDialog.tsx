import { plainName } from '@heed/contracts'
import { trainings } from '@heed/contracts/endpoints/trainings'
import { shellWord } from '@heed/contracts/rules/commandLine'
import { observer } from 'mobx-react-lite'
import { useTranslation } from 'react-i18next'
import { useDialogForm } from '../../../app/drafts/useDialogForm.ts'
import { useCompany, useRoot } from '../../../app/RootContext.tsx'
import { CommandBlock } from '../../../ui/CommandBlock.tsx'
import { FormDialog } from '../../../ui/FormDialog.tsx'
import { TextInput } from '../../../ui/form/TextInput.tsx'
import type { TrainingStore } from './TrainingStore.ts'

type Props = { training: TrainingStore; name: string; onClose: () => void }

/** Another name for a training; what looks like HTML is taken out of it (S1 section 5). */
export const RenameDialog = observer(function RenameDialog({ training, name, onClose }: Props) {
  const { t } = useTranslation()
  const { notices } = useRoot()
  const company = useCompany()
  const { form, dialog } = useDialogForm({
    draft: `training/${training.key}/name`,
    schema: trainings.rename.body,
    start: { name },
    save: async (typed) => {
      const kept = await training.rename(typed.name)
      return () => {
        notices.show('success', t('training.renamed', { name: kept }))
        void training.readAgain()
        onClose()
      }
    },
    clash: 'name',
    onClose,
  })
  const plain = plainName(form.watch('name'))
  return (
    <FormDialog
      {...dialog}
      title={t('training.rename')}
      submitLabel={t('training.renameNow')}
      disabledReason={
        plain === '' ? t('training.nameRequired') : plain === name ? t('training.nameUnchanged') : undefined
      }
    >
      <TextInput control={form.control} name="name" label={t('training.name')} required autoFocus />
      {plain !== '' && (
        <CommandBlock
          command={`heed api trainings.rename --companyId ${company.company_id} --trainingId ${training.key} --name ${shellWord(plain)}`}
        />
      )}
    </FormDialog>
  )
})
