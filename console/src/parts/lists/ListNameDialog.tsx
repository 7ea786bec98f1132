import { type EmployeeList, getCompanyName, isSeatLimitRefusal } from '@heed/contracts'
import { lists as listCalls } from '@heed/contracts/endpoints/people/lists'
import { formatHeedLine, quoteShellWord } from '@heed/contracts/rules/commandLine'
import { standardSchemaResolver } from '@hookform/resolvers/standard-schema'
import { observer } from 'mobx-react-lite'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import * as z from 'zod/mini'
import { useDraft } from '../../app/drafts/useDraft.ts'
import { useFormDraft } from '../../app/drafts/useFormDraft.ts'
import { useLeaveGuard } from '../../app/leave/useLeaveGuard.ts'
import { useCompany, useCompanyStore, useRoot } from '../../app/root/RootContext.tsx'
import { FormDialog } from '../../ui/dialogs/FormDialog.tsx'
import { TextInput } from '../../ui/form/TextInput.tsx'
import { useFormSave } from '../../ui/form/useFormSave.ts'
import { NoSeatsLeft } from '../seats/MoreSeats.tsx'
import { ListsStore } from './ListsStore.ts'

const DraftValues = z.object({ active: z.literal(1), name: z.string() })

type Props = {
  list?: { id: number; name: string } | undefined
  onClose: () => void
  onSaved: (list: EmployeeList) => void
}

export const ListNameDialog = observer(function ListNameDialog({ list, onClose, onSaved }: Props) {
  const { t } = useTranslation()
  const { notices } = useRoot()
  const company = useCompany()
  const lists = useCompanyStore(ListsStore)
  const form = useForm({
    resolver: standardSchemaResolver(listCalls.create.body),
    defaultValues: { active: 1 as const, name: list?.name ?? '' },
    mode: 'onTouched',
  })
  const draft = useDraft(`listName/${list?.id ?? 'new'}`, DraftValues)
  useFormDraft(form, draft)
  const name = form.watch('name')
  const isEmpty = name.trim() === ''
  const { isDirty } = form.formState
  const { leave, done } = useLeaveGuard(isDirty)
  const [isFull, setFull] = useState(false)
  const { submit, busy } = useFormSave(form, {
    save: async (values) => {
      setFull(false)
      const savedList = list ? await lists.rename(list.id, values.name) : await lists.create(values.name)
      done(() => onSaved(savedList))
    },
    clash: ({ text }) => (isSeatLimitRefusal(text) ? undefined : 'name'),
    // A different name won't free seats, so the dialog closes (S2 section 8); the draft keeps the name.
    onFailure: (reason) => {
      if (isSeatLimitRefusal(reason)) {
        setFull(true)
        return
      }
      draft.keepOnUnmount()
      notices.show('error', `${t('employees.listNotSaved')}\n${reason}`)
      done(onClose)
    },
  })
  return (
    <FormDialog
      open
      title={list ? t('employees.renameList') : t('employees.createList')}
      company={getCompanyName(company)}
      submitLabel={list ? t('employees.update') : t('employees.create')}
      command={isEmpty ? undefined : formatNameCommand(company.company_id, list?.id, name)}
      disabledReason={isEmpty ? t('employees.nothingEntered') : undefined}
      busy={busy}
      error={isFull && <NoSeatsLeft />}
      onClose={() => leave(onClose)}
      onSubmit={submit}
    >
      <TextInput
        control={form.control}
        name="name"
        label={t('employees.listName')}
        placeholder={t('employees.listNameExample')}
        helper={list ? undefined : t('employees.createListHelp')}
        required
        autoFocus
      />
    </FormDialog>
  )
})

const formatNameCommand = (companyId: number, listId: number | undefined, name: string): string =>
  listId === undefined
    ? formatHeedLine('heed lists create', [name], [`--company ${companyId}`])
    : `heed lists rename ${listId} --name ${quoteShellWord(name)} --company ${companyId}`
