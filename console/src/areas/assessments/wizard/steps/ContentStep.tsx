import { choiceByArea, type Question, unavailableQuestions } from '@heed/contracts'
import { observer } from 'mobx-react-lite'
import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useDraftFlag } from '../../../../app/drafts/useDraft.ts'
import { resourceProps } from '../../../../lib/tables/tableProps.ts'
import { RemovedNotice } from '../../../../parts/campaigns/content/RemovedNotice.tsx'
import { useUndoContent } from '../../../../parts/campaigns/content/useUndoContent.ts'
import { StepHead } from '../../../../parts/campaigns/wizard/steps/StepHead.tsx'
import { UnavailableNotice } from '../../../../parts/campaigns/wizard/steps/UnavailableNotice.tsx'
import { ScenarioPreview } from '../../../../parts/scenarios/dialogs.ts'
import { ActionButton } from '../../../../ui/buttons/ActionButton.tsx'
import type { Action } from '../../../../ui/buttons/action.ts'
import { Stack } from '../../../../ui/layout.ts'
import { createLazyOverlay } from '../../../../ui/lazyOverlay.tsx'
import { EmptyState } from '../../../../ui/states/EmptyState.tsx'
import { ErrorState } from '../../../../ui/states/ErrorState.tsx'
import { TextSkeleton } from '../../../../ui/text/TextSkeleton.tsx'
import { AreaPanel } from '../content/AreaPanel.tsx'
import { CoverageSummary } from '../content/CoverageSummary.tsx'
import type { ScenarioActions } from '../content/ScenarioOffers.tsx'
import { UnavailableScenarios } from '../content/UnavailableScenarios.tsx'
import { useAssessmentWizardStore } from '../useAssessmentWizardStore.ts'

const AddScenarios = createLazyOverlay(async () => (await import('../content/AddScenarios.tsx')).AddScenarios)

export const ContentStep = observer(function ContentStep() {
  const { t } = useTranslation()
  const store = useAssessmentWizardStore()
  const { values, library, chosen, unavailable, facts, selectionRefusal: refusal } = store
  const [isAdding, setAdding] = useDraftFlag('addScenarios/open')
  const [shown, setShown] = useState<number | undefined>(undefined)
  const { removed, change, onDismiss } = useUndoContent(store)
  useEffect(() => void library.loadGroups(), [library])
  const choose = (ids: readonly number[], said?: string) => change(() => store.chooseQuestions(ids), said)
  const remove = (gone: readonly number[], text: string) =>
    choose(
      values.questions.filter((id) => !gone.includes(id)),
      text,
    )
  const removeOne = (id: number, name: string) =>
    remove([id], t('assessmentWizard.content.removedOne', { name }))
  const actions: ScenarioActions = {
    refusal,
    onPreview: setShown,
    onRemove: ({ id, name }) => removeOne(id, name),
    onAdd: ({ id }) => choose([...values.questions, id]),
  }
  const fill = (scenarios: readonly Question[]) =>
    choose(
      [...values.questions, ...scenarios.map(({ id }) => id)],
      t('assessmentWizard.content.filled', { count: scenarios.length }),
    )
  const add = {
    key: 'add',
    label: t('assessmentWizard.content.add'),
    disabledReason: refusal,
    onRun: () => setAdding(true),
  }
  const looked = values.questions.includes(shown ?? 0) ? chosen.map(({ id }) => id) : [shown ?? 0]
  return (
    <>
      <StepHead
        title={t('assessmentWizard.steps.content')}
        lead={refusal ?? t('assessmentWizard.content.lead')}
        tools={<ActionButton action={add} />}
      />
      <UnavailableNotice
        text={unavailableQuestions(facts.items)}
        remove={{
          label: t('assessmentWizard.content.removeUnavailable', { count: unavailable.length }),
          disabledReason: refusal,
          onRun: () =>
            remove(unavailable, t('assessmentWizard.content.removedSome', { count: unavailable.length })),
        }}
      />
      <RemovedNotice kind="assessment" {...{ removed, onDismiss }} />
      <Chosen add={add} actions={actions} onRemove={removeOne} onFill={fill} />
      {isAdding && (
        <AddScenarios
          onAdd={(ids) => {
            setAdding(false)
            choose([...values.questions, ...ids])
          }}
          onClose={() => setAdding(false)}
        />
      )}
      {shown !== undefined && (
        <ScenarioPreview
          questions={looked}
          at={looked.indexOf(shown)}
          personalize={values.personalizeData}
          footer="close"
          onClose={() => setShown(undefined)}
        />
      )}
    </>
  )
})

type ChosenProps = {
  add: Action
  actions: ScenarioActions
  onRemove: (id: number, name: string) => void
  onFill: (scenarios: readonly Question[]) => void
}

const Chosen = observer(function Chosen({ add, actions, onRemove, onFill }: ChosenProps) {
  const { t } = useTranslation()
  const { values, library, questions, chosen } = useAssessmentWizardStore()
  const { threatAreas } = library
  const { refusal } = actions
  const { error, onRetry } = resourceProps(questions)
  // If the library's areas fail to load, the scenarios' own areas are shown.
  const isWaiting = !questions.value || (!threatAreas.value && threatAreas.failure === undefined)
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
  if (isWaiting) return <TextSkeleton lines={12} />
  const areas = choiceByArea(threatAreas.value ?? [], chosen)
  return (
    <Stack style={{ gap: 20 }}>
      <CoverageSummary areas={areas} onFill={refusal === undefined ? onFill : undefined} />
      {areas.map((area) => (
        <AreaPanel key={area.code} area={area} actions={actions} />
      ))}
      <UnavailableScenarios refusal={refusal} onRemove={onRemove} />
    </Stack>
  )
})
