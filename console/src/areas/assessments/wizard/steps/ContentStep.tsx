import { formatUnavailableQuestions, groupChoiceByArea, type Question } from '@heed/contracts'
import { observer } from 'mobx-react-lite'
import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useDraftFlag } from '../../../../app/drafts/useDraft.ts'
import { toResourceProps } from '../../../../lib/tables/tableProps.ts'
import { RemovedNotice } from '../../../../parts/campaigns/content/RemovedNotice.tsx'
import { useUndoContent } from '../../../../parts/campaigns/content/useUndoContent.ts'
import { StepHeader } from '../../../../parts/campaigns/wizard/steps/StepHeader.tsx'
import { StepSkeleton } from '../../../../parts/campaigns/wizard/steps/StepSkeleton.tsx'
import { UnavailableNotice } from '../../../../parts/campaigns/wizard/steps/UnavailableNotice.tsx'
import { ScenarioPreview } from '../../../../parts/scenarios/dialogs.ts'
import { ActionButton } from '../../../../ui/buttons/ActionButton.tsx'
import type { Action } from '../../../../ui/buttons/action.ts'
import { Stack } from '../../../../ui/layout.ts'
import { createLazyOverlay } from '../../../../ui/lazyOverlay.tsx'
import { EmptyState } from '../../../../ui/states/EmptyState.tsx'
import { ErrorState } from '../../../../ui/states/ErrorState.tsx'
import { AreaPanel } from '../content/AreaPanel.tsx'
import { CoverageSummary } from '../content/CoverageSummary.tsx'
import type { ScenarioActions } from '../content/ScenarioOffers.tsx'
import { UnavailableScenarios } from '../content/UnavailableScenarios.tsx'
import { useAssessmentWizardStore } from '../useAssessmentWizardStore.ts'

const AddScenarios = createLazyOverlay(async () => (await import('../content/AddScenarios.tsx')).AddScenarios)

export const ContentStep = observer(function ContentStep() {
  const { t } = useTranslation()
  const store = useAssessmentWizardStore()
  const { values, library, selectedItems, unavailableIds, facts, selectionRefusal: refusal } = store
  const [isAdding, setAdding] = useDraftFlag('addScenarios/open')
  const [previewedId, setPreviewedId] = useState<number | undefined>(undefined)
  const { removed, change, onDismiss } = useUndoContent(store)
  useEffect(() => void library.loadGroups(), [library])
  const choose = (ids: readonly number[], message?: string) =>
    change(() => store.chooseQuestions(ids), message)
  const remove = (removedIds: readonly number[], text: string) =>
    choose(
      values.questions.filter((id) => !removedIds.includes(id)),
      text,
    )
  const removeOne = (id: number, name: string) =>
    remove([id], t('assessmentWizard.content.removedOne', { name }))
  const actions: ScenarioActions = {
    refusal,
    onPreview: setPreviewedId,
    onRemove: ({ id, name }) => removeOne(id, name),
    onAdd: ({ id }) => choose([...values.questions, id]),
  }
  const fill = (scenarios: readonly Question[]) =>
    choose(
      [...values.questions, ...scenarios.map(({ id }) => id)],
      t('assessmentWizard.content.filled', { count: scenarios.length }),
    )
  const addAction = {
    key: 'add',
    label: t('assessmentWizard.content.add'),
    disabledReason: refusal,
    onRun: () => setAdding(true),
  }
  const previewIds = values.questions.includes(previewedId ?? 0)
    ? selectedItems.map(({ id }) => id)
    : [previewedId ?? 0]
  return (
    <>
      <StepHeader
        title={t('assessmentWizard.steps.content')}
        lead={refusal ?? t('assessmentWizard.content.lead')}
        tools={<ActionButton action={addAction} />}
      />
      <UnavailableNotice
        text={formatUnavailableQuestions(facts.items)}
        remove={{
          label: t('assessmentWizard.content.removeUnavailable', { count: unavailableIds.length }),
          disabledReason: refusal,
          onRun: () =>
            remove(
              unavailableIds,
              t('assessmentWizard.content.removedSome', { count: unavailableIds.length }),
            ),
        }}
      />
      <RemovedNotice kind="assessment" {...{ removedContent: removed, onDismiss }} />
      <ChosenScenarios add={addAction} actions={actions} onRemove={removeOne} onAddScenarios={fill} />
      {isAdding && (
        <AddScenarios
          onAdd={(ids) => {
            setAdding(false)
            choose([...values.questions, ...ids])
          }}
          onClose={() => setAdding(false)}
        />
      )}
      {previewedId !== undefined && (
        <ScenarioPreview
          questions={previewIds}
          index={previewIds.indexOf(previewedId)}
          personalize={values.personalizeData}
          footer="close"
          onClose={() => setPreviewedId(undefined)}
        />
      )}
    </>
  )
})

type ChosenProps = {
  add: Action
  actions: ScenarioActions
  onRemove: (id: number, name: string) => void
  onAddScenarios: (scenarios: readonly Question[]) => void
}

const ChosenScenarios = observer(function ChosenScenarios({
  add,
  actions,
  onRemove,
  onAddScenarios,
}: ChosenProps) {
  const { t } = useTranslation()
  const { values, library, questions, selectedItems } = useAssessmentWizardStore()
  const { threatAreas } = library
  const { refusal } = actions
  const { error, onRetry } = toResourceProps(questions)
  // If the library's areas fail to load, the scenarios' own areas are shown.
  const isLoading = !questions.value || (!threatAreas.value && threatAreas.failure === undefined)
  if (!questions.value && error !== undefined) return <ErrorState title={error} onRetry={onRetry} />
  if (values.questions.length === 0) {
    return (
      <EmptyState
        title={t('assessmentWizard.content.empty')}
        text={t('assessmentWizard.content.emptyText')}
        primary={add}
      />
    )
  }
  if (isLoading) return <StepSkeleton lines={12} />
  const areas = groupChoiceByArea(threatAreas.value ?? [], selectedItems)
  return (
    <Stack style={{ gap: 20 }}>
      <CoverageSummary areas={areas} onAddScenarios={refusal === undefined ? onAddScenarios : undefined} />
      {areas.map((area) => (
        <AreaPanel key={area.code} area={area} actions={actions} />
      ))}
      <UnavailableScenarios refusal={refusal} onRemove={onRemove} />
    </Stack>
  )
})
