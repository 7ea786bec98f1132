import { type Employee, getCompanyName, hasBouncedAddress, isAnonymous } from '@heed/contracts'
import { employees } from '@heed/contracts/endpoints/people/employees'
import { standardSchemaResolver } from '@hookform/resolvers/standard-schema'
import { observer } from 'mobx-react-lite'
import { useState } from 'react'
import { useController, useForm } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import * as z from 'zod/mini'
import { useDraft } from '../../app/drafts/useDraft.ts'
import { useFormDraft } from '../../app/drafts/useFormDraft.ts'
import { useLeaveGuard } from '../../app/leave/useLeaveGuard.ts'
import { useCompany, useRoot } from '../../app/root/RootContext.tsx'
import { formatApiCommand } from '../../lib/commands/apiCommand.ts'
import { FormDialog } from '../../ui/dialogs/FormDialog.tsx'
import { TextInput } from '../../ui/form/TextInput.tsx'
import { useFormSave } from '../../ui/form/useFormSave.ts'
import { ListChoice } from '../lists/ListChoice.tsx'
import { isEmptyChange, toEmployeeChange, toEmployeeForm } from './change.ts'
import { useEmployeesStore } from './useEmployeesStore.ts'

const DraftValues = z.object({
  name: z.optional(z.string()),
  email: z.optional(z.string()),
  listsId: z.optional(z.array(z.number())),
})

type Props = { employee: Employee; onClose: () => void; onSaved: (employee: Employee) => void }

export const EditEmployeeDialog = observer(function EditEmployeeDialog({
  employee,
  onClose,
  onSaved,
}: Props) {
  const { t } = useTranslation()
  const { notices } = useRoot()
  const store = useEmployeesStore()
  const company = useCompany()
  const anonymous = isAnonymous(company)
  const isAddressBad = hasBouncedAddress(employee)
  // Read once on opening, because a background reload must not overwrite input.
  const [initialValues] = useState(() => toEmployeeForm(employee))
  const form = useForm({
    resolver: standardSchemaResolver(employees.update.body),
    defaultValues: initialValues,
    mode: 'onTouched',
  })
  useFormDraft(form, useDraft(`employee/${employee.email}`, DraftValues))
  const listsField = useController({ control: form.control, name: 'listsId' })
  const { name = '', email = '', listsId = [] } = form.watch()
  const change = toEmployeeChange(initialValues, { name, email, listsId }, !anonymous)
  const isDirty = !isEmptyChange(change)
  const { leave, done } = useLeaveGuard(isDirty)
  const { submit, busy, error } = useFormSave(form, {
    save: async () => {
      const savedEmployee = await store.update(initialValues.email, change)
      notices.show('success', t('employees.updated'))
      done(() => onSaved(savedEmployee))
    },
    clash: change.email === undefined ? undefined : 'email',
  })
  return (
    <FormDialog
      open
      title={t('employees.edit')}
      company={getCompanyName(company)}
      submitLabel={t('employees.save')}
      command={
        isDirty
          ? formatApiCommand(
              'employees.update',
              { companyId: company.company_id, currentEmail: initialValues.email ?? '' },
              change,
            )
          : undefined
      }
      disabledReason={isDirty ? undefined : t('employees.nothingChanged')}
      busy={busy}
      error={error === '' ? t('employees.updateFailed') : error}
      onClose={() => leave(onClose)}
      onSubmit={submit}
    >
      {!anonymous && (
        <TextInput
          control={form.control}
          name="name"
          label={t('employees.name')}
          autoComplete="off"
          autoFocus={!isAddressBad}
        />
      )}
      <TextInput
        control={form.control}
        name="email"
        label={t('employees.email')}
        helper={isAddressBad && change.email === undefined ? t('employees.bounce.correctHelp') : undefined}
        inputMode="email"
        autoComplete="off"
        autoFocus={isAddressBad}
      />
      {!anonymous && <ListChoice value={listsId} onChange={listsField.field.onChange} />}
    </FormDialog>
  )
})
