import { findTitleLanguage, isSubjectUnavailable } from '@heed/contracts'
import { observer } from 'mobx-react-lite'
import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useCompany } from '../../../../app/root/RootContext.tsx'
import { formatDuration } from '../../../../lib/numbers/amountFormats.ts'
import { toResourceProps } from '../../../../lib/tables/tableProps.ts'
import { AddContentDialog } from '../../../../parts/campaigns/content/AddContentDialog.tsx'
import { SubjectPreview } from '../../../../parts/subjects/dialogs.ts'
import { SegmentedControl } from '../../../../ui/buttons/SegmentedControl.tsx'
import { SelectBox } from '../../../../ui/form/SelectBox.tsx'
import { useFormats } from '../../../../ui/formats.ts'
import { useTrainingWizardStore } from '../useTrainingWizardStore.ts'
import { type Grouping, groupSubjects, selectBehaviourNames } from './subjectGroups.ts'

type Props = {
  /** Title of the subject to replace; if omitted, several subjects can be added. */
  replaced?: string | undefined
  onAdd: (ids: readonly number[]) => void
  onClose: () => void
}

type SubjectQuery = { grouping: Grouping; group: string; behaviour: string }

export const AddSubjectsDialog = observer(function AddSubjectsDialog({
  replaced: replacedTitle,
  onAdd,
  onClose,
}: Props) {
  const { t } = useTranslation()
  const formats = useFormats()
  const company = useCompany()
  const { library, values } = useTrainingWizardStore()
  const { subjects, categories, threatAreas } = library
  const [query, setQuery] = useState<SubjectQuery>({ grouping: 'category', group: '', behaviour: '' })
  const [search, setSearch] = useState('')
  useEffect(() => void library.loadGroups(), [library])
  const source = query.grouping === 'category' ? categories : threatAreas
  const { error, onRetry } = toResourceProps(source)
  const groups =
    source.value && subjects.value
      ? groupSubjects(
          { subjects: subjects.value, categories: categories.value ?? [], areas: threatAreas.value ?? [] },
          { ...query, search },
          t('trainingWizard.content.others'),
        )
      : undefined
  return (
    <AddContentDialog
      kind="training"
      draftName={replacedTitle === undefined ? 'addSubjects' : 'replaceSubject'}
      replaced={replacedTitle}
      takenIds={values.subjects}
      search={{ value: search, onChange: setSearch }}
      failure={error !== undefined && !source.value ? { text: error, onRetry } : undefined}
      groups={groups?.map(({ name, subjects }) => ({
        name,
        items: subjects.map((subject) => ({
          id: subject.id,
          title: subject.title,
          language: findTitleLanguage(subject, null),
          facts: subject.duration > 0 && formatDuration(formats, subject.duration),
          isDisabled: isSubjectUnavailable(subject, company),
        })),
      }))}
      preview={(id, close) => <SubjectPreview subjectId={id} onClose={close} />}
      onAdd={onAdd}
      onClose={onClose}
      filters={<SubjectFilters query={query} onChange={setQuery} />}
    />
  )
})

type FiltersProps = { query: SubjectQuery; onChange: (query: SubjectQuery) => void }

const SubjectFilters = observer(function SubjectFilters({ query, onChange }: FiltersProps) {
  const { t } = useTranslation()
  const { categories, threatAreas } = useTrainingWizardStore().library
  const { grouping, group, behaviour } = query
  const source = grouping === 'category' ? categories : threatAreas
  const toOptions = (names: readonly string[]) => [
    { value: '', label: t('trainingWizard.content.all') },
    ...names.map((name) => ({ value: name, label: name })),
  ]
  return (
    <>
      <SegmentedControl
        label={t('trainingWizard.content.by')}
        value={grouping}
        onChange={(next) => onChange({ grouping: next, group: '', behaviour: '' })}
        options={[
          { value: 'category', label: t('trainingWizard.content.byCategory') },
          { value: 'area', label: t('trainingWizard.content.byArea') },
        ]}
      />
      <SelectBox
        label={t(
          grouping === 'category' ? 'trainingWizard.content.byCategory' : 'trainingWizard.content.byArea',
        )}
        value={group}
        onChange={(next) => onChange({ grouping, group: next, behaviour: '' })}
        options={toOptions(source.value?.map(({ name }) => name) ?? [])}
      />
      {grouping === 'area' && (
        <SelectBox
          label={t('trainingWizard.content.behaviour')}
          value={behaviour}
          onChange={(next) => onChange({ ...query, behaviour: next })}
          options={toOptions(selectBehaviourNames(threatAreas.value ?? [], group))}
        />
      )}
    </>
  )
})
