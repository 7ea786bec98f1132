import { getCompanyName, isSeatLimitRefusal, listNameMaxLength, normalizeName } from '@heed/contracts'
import { observer } from 'mobx-react-lite'
import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import * as z from 'zod/mini'
import { useDraftState } from '../../../app/drafts/useDraft.ts'
import { useLeaveGuard } from '../../../app/leave/useLeaveGuard.ts'
import { useCompany, useRoot } from '../../../app/root/RootContext.tsx'
import { FormDialog } from '../../../ui/dialogs/FormDialog.tsx'
import { SelectBox } from '../../../ui/form/SelectBox.tsx'
import { TextBox } from '../../../ui/form/TextBox.tsx'
import { useMutation } from '../../../ui/useMutation.ts'
import { NoSeatsLeft } from '../../seats/MoreSeats.tsx'
import { formatAddToListCommand } from '../actions/commands.ts'
import type { ChosenPeople, EmployeesStore, TargetList } from '../EmployeesStore.ts'
import { useEmployeesStore } from '../useEmployeesStore.ts'

const newListValue = 'new'
const DraftTarget = z.object({ choice: z.string(), name: z.string() })
const emptyTarget = { choice: '', name: '' }

type Props = {
  people: ChosenPeople
  count: number
  adding?: Pick<EmployeesStore, 'addToList' | 'addCommand'>
  tell?: (text: string) => void
  onClose: () => void
  onAdded: () => void
}

export const AddToListDialog = observer(function AddToListDialog(props: Props) {
  const { people, count, adding: targetStore, onClose, onAdded } = props
  const { t } = useTranslation()
  const { notices } = useRoot()
  const company = useCompany()
  const store = useEmployeesStore()
  const [{ choice, name } = emptyTarget, keepTarget] = useDraftState(
    'people/target',
    DraftTarget,
    'company',
    'typed',
  )
  const change = useMutation()
  const isDirty = name !== ''
  const { leave, done } = useLeaveGuard(isDirty)
  const setTarget = (target: z.infer<typeof DraftTarget>) => {
    keepTarget(target)
    change.reset()
  }
  useEffect(() => void store.lists.loadAll(), [store])
  const otherLists = store.lists.choices.filter(({ id }) => id !== people.listId)
  const target = toTargetList(choice, name)
  const add = async () => {
    if (!target) return
    const { added, duplicates, list } = await (targetStore ?? store).addToList(target, people)
    const duplicateNote = duplicates > 0 ? t('employees.alreadyInList', { d: duplicates }) : ''
    const notify = props.tell ?? ((text) => notices.show('success', text))
    notify(t('employees.addedToList', { n: added, list: list.name }) + duplicateNote)
    done(onAdded)
  }
  const { failure, fields } = change
  const isFull = isSeatLimitRefusal(failure?.text)
  // All other conflicts concern the new list's name.
  const isClash = choice === newListValue && failure?.kind === 'conflict' && !isFull
  const nameError: string | undefined = isClash ? failure.text : fields.targetListName
  const error = failure?.text ?? store.lists.all.error
  const { allSelected, checked } = people.selection
  const makeCommand = (newTarget: TargetList) =>
    allSelected
      ? (targetStore ?? store).addCommand(newTarget, people)
      : formatAddToListCommand(store.companyId, newTarget, checked)
  return (
    <FormDialog
      open
      title={t('employees.addCountToList', { count })}
      company={getCompanyName(company)}
      submitLabel={t('employees.addToList')}
      command={target ? makeCommand(target) : undefined}
      disabledReason={target ? undefined : t('employees.listRequired')}
      busy={change.pending}
      error={isFull ? <NoSeatsLeft /> : nameError === undefined && error}
      onClose={() => leave(onClose)}
      onSubmit={(event) => {
        event.preventDefault()
        void change.run(add)
      }}
    >
      <SelectBox
        label={t('employees.list')}
        value={choice}
        onChange={(listId) => setTarget({ choice: listId, name })}
        options={[
          { value: '', label: t('employees.chooseList'), disabled: true },
          ...otherLists.map(({ id, name: list, source }) => ({
            value: String(id),
            label: source ? t('employees.ownedChoice', { list }) : list,
            disabled: Boolean(source),
          })),
          { value: newListValue, label: t('employees.newList') },
        ]}
      />
      {choice === newListValue && (
        <TextBox
          label={t('employees.listName')}
          placeholder={t('employees.listNameExample')}
          value={name}
          onChange={(text) => setTarget({ choice, name: text })}
          error={nameError}
          maxLength={listNameMaxLength}
          required
          autoFocus
        />
      )}
    </FormDialog>
  )
})

function toTargetList(choice: string, name: string): TargetList | null {
  if (choice === '') return null
  if (choice !== newListValue) return { id: Number(choice) }
  const listName = normalizeName(name)
  return listName ? { name: listName } : null
}
