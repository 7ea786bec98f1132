import { isEmail, NewManager, normalizeAddress, role } from '@heed/contracts'
import { observer } from 'mobx-react-lite'
import { useTranslation } from 'react-i18next'
import * as z from 'zod/mini'
import { useDialogForm } from '../../app/drafts/useDialogForm.ts'
import { useRoot } from '../../app/root/RootContext.tsx'
import { FormDialog } from '../../ui/dialogs/FormDialog.tsx'
import { CheckInput } from '../../ui/form/CheckInput.tsx'
import { RadioCards } from '../../ui/form/RadioCards.tsx'
import { TextInput } from '../../ui/form/TextInput.tsx'
import { formatAddManagerCommand, type ManagerScope, type NewManagerValues } from './managing.ts'

const roles = { admin: role.admin, viewer: role.viewer } as const
const FormSchema = z.extend(NewManager, { role: z.enum(['admin', 'viewer']) })

type Props = {
  draft: string
  scope: ManagerScope
  add: (manager: NewManagerValues) => Promise<void>
  onClose: () => void
}

export const AddManagerDialog = observer(function AddManagerDialog(props: Props) {
  const { draft, scope, add, onClose } = props
  const { t } = useTranslation()
  const { notices } = useRoot()
  const { form, dialog } = useDialogForm({
    draft,
    schema: FormSchema,
    initialValues: { name: '', email: '', role: 'admin', sendWelcome: false },
    company: scope.name,
    save: async (values) => {
      await add({ ...values, role: roles[values.role] })
      notices.show('success', t('settings.admins.done'))
      return onClose
    },
    clash: 'email',
    onClose,
  })
  const { name, email, role, sendWelcome } = form.watch()
  return (
    <FormDialog
      {...dialog}
      title={t('settings.admins.add')}
      submitLabel={t('settings.admins.add')}
      command={
        name.trim() !== '' && isEmail(normalizeAddress(email))
          ? formatAddManagerCommand(scope, {
              name,
              email,
              role: roles[role],
              sendWelcome: sendWelcome === true,
            })
          : undefined
      }
    >
      <TextInput
        control={form.control}
        name="name"
        label={t('settings.name')}
        required
        autoFocus
        autoComplete="off"
      />
      <TextInput
        control={form.control}
        name="email"
        label={t('settings.address')}
        required
        inputMode="email"
        autoComplete="off"
      />
      {scope.kind === 'company' && (
        <RadioCards
          label={t('settings.admins.role')}
          value={role}
          onChange={(value) => form.setValue('role', value, { shouldDirty: true })}
          options={[
            { value: 'admin', label: t('shell.admin'), hint: t('settings.admins.adminMay') },
            { value: 'viewer', label: t('shell.viewer'), hint: t('settings.admins.viewerMay') },
          ]}
        />
      )}
      <CheckInput
        control={form.control}
        name="sendWelcome"
        label={t('settings.admins.welcome')}
        helper={t('settings.admins.welcomeHelp')}
      />
    </FormDialog>
  )
})
