import { findTitleLanguage, formatUnavailableSubjects, type Subject } from '@heed/contracts'
import { observer } from 'mobx-react-lite'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import * as z from 'zod/mini'
import { useDraftFlag, useDraftState } from '../../../../app/drafts/useDraft.ts'
import { formatDuration } from '../../../../lib/numbers/amountFormats.ts'
import { toResourceProps } from '../../../../lib/tables/tableProps.ts'
import { ChosenLine } from '../../../../parts/campaigns/content/ChosenLine.tsx'
import { RemovedNotice } from '../../../../parts/campaigns/content/RemovedNotice.tsx'
import { useUndoContent } from '../../../../parts/campaigns/content/useUndoContent.ts'
import { StepHeader } from '../../../../parts/campaigns/wizard/steps/StepHeader.tsx'
import { StepSkeleton } from '../../../../parts/campaigns/wizard/steps/StepSkeleton.tsx'
import { UnavailableNotice } from '../../../../parts/campaigns/wizard/steps/UnavailableNotice.tsx'
import { SubjectPreview } from '../../../../parts/subjects/dialogs.ts'
import { ActionButton } from '../../../../ui/buttons/ActionButton.tsx'
import type { Action } from '../../../../ui/buttons/action.ts'
import { useFormats } from '../../../../ui/formats.ts'
import { createLazyOverlay } from '../../../../ui/lazyOverlay.tsx'
import { Banner } from '../../../../ui/notices/Banner.tsx'
import { SortableList } from '../../../../ui/order/SortableList.tsx'
import { EmptyState } from '../../../../ui/states/EmptyState.tsx'
import { ErrorState } from '../../../../ui/states/ErrorState.tsx'
import { Coverage } from '../content/Coverage.tsx'
import { getSubjectChangeRefusal, selectSentSubjects } from '../savedTraining.ts'
import { formatDeliveryDate } from '../schedule/deliveryTexts.ts'
import { useStepHints } from '../useStepHints.ts'
import { useTrainingWizardStore } from '../useTrainingWizardStore.ts'

const AddSubjectsDialog = createLazyOverlay(
  async () => (await import('../content/AddSubjectsDialog.tsx')).AddSubjectsDialog,
)

export const ContentStep = observer(function ContentStep() {
  const { t } = useTranslation()
  const store = useTrainingWizardStore()
  const { values, itemsById, unavailableIds, facts, isOngoing } = store
  const [isAdding, setAdding] = useDraftFlag('addSubjects/open')
  const [replacedSubjectId, setReplacedSubjectId] = useDraftState('replaceSubject/of', z.int())
  const [previewedId, setPreviewedId] = useState<number | undefined>(undefined)
  const { content: length } = useStepHints()
  const getTitle = (id: number) =>
    itemsById.get(id)?.title ?? t('trainingWizard.content.gone', { id: String(id) })
  const { removed, onDismiss, added, setAdded, choose, move, remove, replace } = useSubjectChanges(getTitle)
  const refusal = isOngoing ? store.selectionRefusal : undefined
  const replaceableIds = unavailableIds.filter(
    (id) => getSubjectChangeRefusal(store.saved.value, id) === undefined,
  )
  const addAction = {
    key: 'add',
    label: t('trainingWizard.content.add'),
    disabledReason: refusal,
    onRun: () => setAdding(true),
  }
  return (
    <>
      <StepHeader
        title={t('trainingWizard.steps.content')}
        lead={refusal ?? t('trainingWizard.content.lead', { length: length ?? '' })}
        tools={<ActionButton action={addAction} />}
      />
      <UnavailableNotice
        text={formatUnavailableSubjects(facts.items)}
        remove={{
          label: t('trainingWizard.content.removeUnavailable', { count: unavailableIds.length }),
          disabledReason: replaceableIds.length === 0 ? store.selectionRefusal : refusal,
          onRun: () =>
            remove(replaceableIds, t('trainingWizard.content.removedSome', { count: replaceableIds.length })),
        }}
      />
      <RemovedNotice kind="training" {...{ removedContent: removed, onDismiss }} />
      <NewSubjectsNotice subjects={added} onDismiss={() => setAdded([])} />
      <ChosenSubjects
        add={addAction}
        getTitle={getTitle}
        refusal={refusal}
        onMove={move}
        onPreview={setPreviewedId}
        onReplace={setReplacedSubjectId}
        onRemove={(id) => remove([id], t('trainingWizard.content.removedOne', { name: getTitle(id) }))}
      />
      <Coverage />
      {isAdding && (
        <AddSubjectsDialog
          onAdd={(ids) => {
            setAdding(false)
            choose([...values.subjects, ...ids])
            setAdded(ids)
          }}
          onClose={() => setAdding(false)}
        />
      )}
      {replacedSubjectId !== undefined && values.subjects.includes(replacedSubjectId) && (
        <AddSubjectsDialog
          replaced={getTitle(replacedSubjectId)}
          onAdd={([replacement]) => {
            setReplacedSubjectId(undefined)
            if (replacement !== undefined) replace(replacedSubjectId, replacement)
          }}
          onClose={() => setReplacedSubjectId(undefined)}
        />
      )}
      {previewedId !== undefined && (
        <SubjectPreview subjectId={previewedId} onClose={() => setPreviewedId(undefined)} />
      )}
    </>
  )
})

function useSubjectChanges(getTitle: (id: number) => string) {
  const { t } = useTranslation()
  const store = useTrainingWizardStore()
  const [addedIds, setAddedIds] = useState<readonly number[]>([])
  const { removed, change, onDismiss } = useUndoContent(store)
  const choose = (ids: readonly number[], message?: string) => {
    change(() => store.chooseSubjects(ids), message)
    setAddedIds([])
  }
  const remove = (removedIds: readonly number[], text: string) =>
    choose(
      store.values.subjects.filter((id) => !removedIds.includes(id)),
      text,
    )
  const replace = (replacedId: number, replacement: number) => {
    change(
      () => store.replaceSubject(replacedId, replacement),
      t('trainingWizard.content.replaced', { name: getTitle(replacedId), other: getTitle(replacement) }),
      () => store.plan.swapSubject(replacement, replacedId),
    )
    setAddedIds([])
  }
  const move = (ids: readonly number[]) => {
    change(() => store.orderSubjects(ids))
    setAddedIds([])
  }
  return { removed, onDismiss, added: addedIds, setAdded: setAddedIds, choose, move, remove, replace }
}

type ChosenSubjectsProps = {
  add: Action
  getTitle: (id: number) => string
  refusal: string | undefined
  onMove: (ids: readonly number[]) => void
  onPreview: (id: number) => void
  onReplace: (id: number) => void
  onRemove: (id: number) => void
}

const ChosenSubjects = observer(function Chosen(props: ChosenSubjectsProps) {
  const { add, getTitle, refusal, onMove, onPreview, onReplace, onRemove } = props
  const { t } = useTranslation()
  const formats = useFormats()
  const store = useTrainingWizardStore()
  const { values, subjects, itemsById, unavailableIds } = store
  const { loading, error, onRetry } = toResourceProps(subjects)
  const formatLength = (subject: Subject | undefined) =>
    subject && subject.duration > 0 ? formatDuration(formats, subject.duration) : undefined
  if (!subjects.value && error !== undefined) return <ErrorState title={error} onRetry={onRetry} />
  if (!subjects.value && loading) return <StepSkeleton lines={6} />
  if (values.subjects.length === 0) {
    return (
      <EmptyState
        title={t('trainingWizard.content.empty')}
        text={t('trainingWizard.content.emptyText')}
        primary={add}
      />
    )
  }
  return (
    <SortableList
      label={t('trainingWizard.content.selected')}
      items={values.subjects}
      idOf={String}
      nameOf={getTitle}
      onMove={onMove}
      disabledReason={refusal}
      fixedReason={(id) => getSubjectChangeRefusal(store.saved.value, id)}
      render={(id) => (
        <ChosenLine
          kind="training"
          title={getTitle(id)}
          language={findLanguage(itemsById.get(id))}
          facts={formatLength(itemsById.get(id))}
          isUnavailable={unavailableIds.includes(id)}
          isSent={selectSentSubjects(store.saved.value).has(id)}
          refusal={getSubjectChangeRefusal(store.saved.value, id)}
          onPreview={itemsById.has(id) ? () => onPreview(id) : undefined}
          onReplace={() => onReplace(id)}
          onRemove={() => onRemove(id)}
        />
      )}
    />
  )
})

const findLanguage = (subject: Subject | undefined) => subject && findTitleLanguage(subject, null)

type NewSubjectsNoticeProps = { subjects: readonly number[]; onDismiss: () => void }

/** Subjects added to a manual plan get a separate delivery. */
const NewSubjectsNotice = observer(function NewSubjectsNotice({
  subjects,
  onDismiss,
}: NewSubjectsNoticeProps) {
  const { t } = useTranslation()
  const { deliveries, plan, zone } = useTrainingWizardStore()
  const formats = useFormats(zone)
  const [first] = deliveries.filter((delivery) => delivery.subjects.some((id) => subjects.includes(id)))
  if (!first || !plan.isByHand) return null
  return (
    <div style={{ marginBottom: 16 }}>
      <Banner
        tone="info"
        action={{ key: 'schedule', label: t('trainingWizard.content.toSchedule'), to: '?step=schedule' }}
        onDismiss={onDismiss}
      >
        {t('trainingWizard.content.addedApart', {
          count: subjects.length,
          date: formatDeliveryDate(formats, first.date),
        })}
      </Banner>
    </div>
  )
})
