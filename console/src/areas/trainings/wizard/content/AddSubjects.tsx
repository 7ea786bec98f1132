import { companyName, subjectUnavailable } from '@heed/contracts'
import { styled } from '@mui/material/styles'
import { observer } from 'mobx-react-lite'
import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import * as z from 'zod/mini'
import { useKept } from '../../../../app/drafts/useDraft.ts'
import { useLeaveGuard } from '../../../../app/leave/useLeaveGuard.ts'
import { useCompany } from '../../../../app/RootContext.tsx'
import { resourceProps } from '../../../../lib/tableProps.ts'
import { SubjectPreview } from '../../../../parts/subjects/dialogs.ts'
import { EmptyState } from '../../../../ui/EmptyState.tsx'
import { ErrorState } from '../../../../ui/ErrorState.tsx'
import { FormDialog } from '../../../../ui/FormDialog.tsx'
import { SelectBox } from '../../../../ui/form/SelectBox.tsx'
import { SearchField } from '../../../../ui/SearchField.tsx'
import { SegmentedControl } from '../../../../ui/SegmentedControl.tsx'
import { TextSkeleton } from '../../../../ui/TextSkeleton.tsx'
import { useTrainingWizardStore } from '../WizardContext.ts'
import { SubjectLine } from './SubjectLine.tsx'
import { behavioursOf, type Grouping, subjectGroups } from './subjectGroups.ts'

/** Milliseconds of quiet: nothing is asked of the server. */
const DELAY = 150

const Filters = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(1.5),
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(200px, 100%), 1fr))',
  alignItems: 'end',
}))

// As high as the library, whatever is looked for: the dialog does not jump.
const Found = styled('div')({ minHeight: '50vh' })
const Group = styled('section')({ marginBottom: 16, '& > h3': { margin: '0 0 4px' } })
const Lines = styled('ul')({ margin: 0, padding: 0, listStyle: 'none' })

const Chosen = z.array(z.int())

type Props = { onAdd: (ids: readonly number[]) => void; onClose: () => void }

/** Several subjects of the library at once, found by category, or by threat area and key behaviour (S1 section 2). */
export const AddSubjects = observer(function AddSubjects({ onAdd, onClose }: Props) {
  const { t } = useTranslation()
  const company = useCompany()
  const { library, values } = useTrainingWizardStore()
  const { subjects, categories, threatAreas } = library
  const [kept = [], setChosen] = useKept('addSubjects', Chosen)
  const [grouping, setGrouping] = useState<Grouping>('category')
  const [group, setGroup] = useState('')
  const [behaviour, setBehaviour] = useState('')
  const [search, setSearch] = useState('')
  const [shown, setShown] = useState<number | undefined>(undefined)
  useEffect(() => void library.loadGroups(), [library])
  const { leave, done } = useLeaveGuard(kept.length > 0)
  const toggle = (id: number) =>
    setChosen(kept.includes(id) ? kept.filter((one) => one !== id) : [...kept, id])
  const source = grouping === 'category' ? categories : threatAreas
  const { error, onRetry } = resourceProps(source)
  const options = (names: readonly string[]) => [
    { value: '', label: t('trainingWizard.content.all') },
    ...names.map((name) => ({ value: name, label: name })),
  ]
  const found = () => {
    if (error !== undefined && !source.value) return <ErrorState title={error} onRetry={onRetry} />
    if (!source.value || !subjects.value) return <TextSkeleton lines={10} />
    const groups = subjectGroups(
      { subjects: subjects.value, categories: categories.value ?? [], areas: threatAreas.value ?? [] },
      { grouping, group, behaviour, search },
      t('trainingWizard.content.others'),
    )
    if (groups.length === 0) return <EmptyState title={t('trainingWizard.content.nothing')} />
    return groups.map(({ name, subjects: held }) => (
      <Group key={name} aria-label={name}>
        <h3>{name}</h3>
        <Lines>
          {held.map((subject) => (
            <SubjectLine
              key={subject.id}
              subject={subject}
              isChosen={kept.includes(subject.id) || values.subjects.includes(subject.id)}
              refusal={
                values.subjects.includes(subject.id)
                  ? t('trainingWizard.content.already')
                  : subjectUnavailable(subject, company)
                    ? t('trainingWizard.content.unavailable')
                    : undefined
              }
              onToggle={() => toggle(subject.id)}
              onPreview={() => setShown(subject.id)}
            />
          ))}
        </Lines>
      </Group>
    ))
  }
  return (
    <>
      <FormDialog
        open
        size="md"
        title={t('trainingWizard.content.add')}
        company={companyName(company)}
        submitLabel={
          kept.length === 0
            ? t('trainingWizard.content.add')
            : t('trainingWizard.content.addChosen', { count: kept.length })
        }
        disabledReason={kept.length === 0 ? t('trainingWizard.content.chooseFirst') : undefined}
        onClose={() => leave(onClose)}
        onSubmit={(event) => {
          event.preventDefault()
          done(() => onAdd(kept))
        }}
      >
        <Filters role="search">
          <SegmentedControl
            label={t('trainingWizard.content.by')}
            value={grouping}
            onChange={(next) => {
              setGrouping(next)
              setGroup('')
              setBehaviour('')
            }}
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
            onChange={(next) => {
              setGroup(next)
              setBehaviour('')
            }}
            options={options(source.value?.map(({ name }) => name) ?? [])}
          />
          {grouping === 'area' && (
            <SelectBox
              label={t('trainingWizard.content.behaviour')}
              value={behaviour}
              onChange={setBehaviour}
              options={options(behavioursOf(threatAreas.value ?? [], group))}
            />
          )}
          <SearchField
            label={t('trainingWizard.content.search')}
            value={search}
            onChange={setSearch}
            delay={DELAY}
          />
        </Filters>
        <Found>{found()}</Found>
      </FormDialog>
      {shown !== undefined && <SubjectPreview subjectId={shown} onClose={() => setShown(undefined)} />}
    </>
  )
})
