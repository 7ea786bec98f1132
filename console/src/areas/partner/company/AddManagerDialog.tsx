import { NewManager, role } from '@heed/contracts'
import { shellWord } from '@heed/contracts/rules/commandLine'
import { observer } from 'mobx-react-lite'
import { useTranslation } from 'react-i18next'
import * as z from 'zod/mini'
import { useDialogForm } from '../../../app/drafts/useDialogForm.ts'
import { useRoot } from '../../../app/RootContext.tsx'
import { CommandBlock } from '../../../ui/CommandBlock.tsx'
import { FormDialog } from '../../../ui/FormDialog.tsx'
import { CheckInput } from '../../../ui/form/CheckInput.tsx'
import { SelectInput } from '../../../ui/form/SelectInput.tsx'
import { TextInput } from '../../../ui/form/TextInput.tsx'
import type { CompanyStore } from './CompanyStore.ts'

const { name, email } = NewManager.def.shape
const Form = z.object({ name, email, role: z.enum(['admin', 'viewer']), sendWelcome: z.boolean() })

type Props = { store: CompanyStore; company: string; onClose: () => void }

/** Another person who manages a customer (S0 section 5). */
export const AddManagerDialog = observer(function AddManagerDialog({ store, company, onClose }: Props) {
  const { t } = useTranslation()
  const { notices } = useRoot()
  const { form, dialog } = useDialogForm({
    draft: `partner/company/${String(store.companyId)}/newManager`,
    schema: Form,
    start: { name: '', email: '', role: 'admin', sendWelcome: false },
    company,
    save: async (typed) => {
      await store.addManager({ ...typed, role: role[typed.role] })
      return () => {
        notices.show('success', t('partner.managerAdded'))
        onClose()
      }
    },
    clash: 'email',
    onClose,
  })
  const typed = form.watch()
  const flags = [
    `--name ${shellWord(typed.name)}`,
    ...(typed.role === 'viewer' ? ['--role viewer'] : []),
    ...(typed.sendWelcome ? ['--welcome'] : []),
  ]
  return (
    <FormDialog {...dialog} title={t('partner.addManager')} submitLabel={t('partner.addManager')}>
      <TextInput
        control={form.control}
        name="name"
        label={t('partner.name')}
        autoComplete="off"
        required
        autoFocus
      />
      <TextInput
        control={form.control}
        name="email"
        label={t('partner.email')}
        inputMode="email"
        autoComplete="off"
        required
      />
      <SelectInput
        control={form.control}
        name="role"
        label={t('partner.role')}
        options={[
          { value: 'admin', label: t('shell.admin') },
          { value: 'viewer', label: t('shell.viewer') },
        ]}
      />
      <CheckInput control={form.control} name="sendWelcome" label={t('partner.sendWelcome')} />
      <CommandBlock
        command={`heed managers add ${shellWord(typed.email)} ${flags.join(' ')} --company ${String(store.companyId)}`}
      />
    </FormDialog>
  )
})
