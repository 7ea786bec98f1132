import { ApiKeyName } from '@heed/contracts'
import { quoteShellWord } from '@heed/contracts/rules/commandLine'
import { observer } from 'mobx-react-lite'
import { useTranslation } from 'react-i18next'
import * as z from 'zod/mini'
import { useDialogForm } from '../../../app/drafts/useDialogForm.ts'
import { useCompany, useCompanyStore, useRoot } from '../../../app/root/RootContext.tsx'
import { FormDialog } from '../../../ui/dialogs/FormDialog.tsx'
import { TextInput } from '../../../ui/form/TextInput.tsx'
import { ApiKeysStore } from './ApiKeysStore.ts'

const FormSchema = z.object({ name: ApiKeyName })

type Props = { onClose: () => void; onCreated: (id: number) => void }

export const NewKeyDialog = observer(function NewKeyDialog({ onClose, onCreated }: Props) {
  const { t } = useTranslation()
  const { notices } = useRoot()
  const { company_id: companyId } = useCompany()
  const store = useCompanyStore(ApiKeysStore)
  const { form, dialog } = useDialogForm({
    draft: 'apiKey',
    schema: FormSchema,
    initialValues: { name: '' },
    save: async ({ name }) => {
      const { id } = await store.create(name)
      notices.show('success', t('settings.apiKeys.made', { name }))
      return () => onCreated(id)
    },
    onClose,
  })
  const name = form.watch('name')
  const command = `heed keys create --name ${quoteShellWord(name)} --company ${companyId} --out key.txt`
  return (
    <FormDialog
      {...dialog}
      title={t('settings.apiKeys.create')}
      submitLabel={t('settings.apiKeys.create')}
      command={name.trim() === '' ? undefined : command}
    >
      <TextInput
        control={form.control}
        name="name"
        label={t('settings.name')}
        helper={t('settings.apiKeys.nameHelp')}
        required
        autoFocus
        autoComplete="off"
      />
    </FormDialog>
  )
})
