import { type Subject, unavailableSubjects } from '@heed/contracts'
import { observer } from 'mobx-react-lite'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import * as z from 'zod/mini'
import { useKept, useKeptFlag } from '../../../../app/drafts/useDraft.ts'
import { duration } from '../../../../lib/numbers/amountFormats.ts'
import { resourceProps } from '../../../../lib/tables/tableProps.ts'
import { ChosenLine } from '../../../../parts/campaigns/content/ChosenLine.tsx'
import { RemovedNotice } from '../../../../parts/campaigns/content/RemovedNotice.tsx'
import { useTakingBack } from '../../../../parts/campaigns/content/useTakingBack.ts'
import { StepHead } from '../../../../parts/campaigns/wizard/StepHead.tsx'
import { UnavailableNotice } from '../../../../parts/campaigns/wizard/UnavailableNotice.tsx'
import { SubjectPreview } from '../../../../parts/subjects/dialogs.ts'
import { ActionButton } from '../../../../ui/buttons/ActionButton.tsx'
import { useFormats } from '../../../../ui/formats.ts'
import { Banner } from '../../../../ui/notices/Banner.tsx'
import { OrderList } from '../../../../ui/order/OrderList.tsx'
import { EmptyState } from '../../../../ui/states/EmptyState.tsx'
import { ErrorState } from '../../../../ui/states/ErrorState.tsx'
import { TextSkeleton } from '../../../../ui/text/TextSkeleton.tsx'
import { Coverage } from '../content/Coverage.tsx'
import { AddSubjects } from '../content/dialogs.ts'
import { keepRefusal, sentSubjectsOf } from '../savedTraining.ts'
import { deliveryDateText } from '../schedule/deliveryTexts.ts'
import { useHints } from '../useHints.ts'
import { useTrainingWizardStore } from '../WizardContext.ts'

export const ContentStep = observer(function ContentStep() {
  const { t } = useTranslation()
  const formats = useFormats()
  const store = useTrainingWizardStore()
  const { values, subjects, unavailable, facts, isOngoing } = store
  const [isAdding, setAdding] = useKeptFlag('addSubjects/open')
  const [replacing, setReplacing] = useKept('replaceSubject/of', z.int())
  const [shown, setShown] = useState<number | undefined>(undefined)
  const [added, setAdded] = useState<readonly number[]>([])
  const { removed, change, onDismiss } = useTakingBack(store)
  const { content: length } = useHints()
  const { loading, error, onRetry } = resourceProps(subjects)
  const known = new Map(subjects.value?.map((subject) => [subject.id, subject]))
  const titleOf = (id: number) => known.get(id)?.title ?? t('trainingWizard.content.gone', { id: String(id) })
  const lengthOf = (subject: Subject | undefined) =>
    subject && subject.duration > 0 ? duration(formats, subject.duration) : undefined
  const refusal = isOngoing ? store.selectionRefusal : undefined
  const choose = (ids: readonly number[], said?: string) => {
    change(() => store.chooseSubjects(ids), said)
    setAdded([])
  }
  const addAll = (ids: readonly number[]) => {
    choose([...values.subjects, ...ids])
    setAdded(ids)
  }
  const remove = (gone: readonly number[], text: string) =>
    choose(
      values.subjects.filter((id) => !gone.includes(id)),
      text,
    )
  const replace = (old: number, fresh: number) => {
    change(
      () => store.replaceSubject(old, fresh),
      t('trainingWizard.content.replaced', { name: titleOf(old), other: titleOf(fresh) }),
      () => store.plan.swap(fresh, old),
    )
    setAdded([])
  }
  const free = unavailable.filter((id) => keepRefusal(store.saved.value, id) === undefined)
  const add = {
    key: 'add',
    label: t('trainingWizard.content.add'),
    disabledReason: refusal,
    onRun: () => setAdding(true),
  }
  const list = () => {
    if (!subjects.value && error !== undefined) return <ErrorState title={error} onRetry={onRetry} />
    if (!subjects.value && loading) return <TextSkeleton lines={6} />
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
      <OrderList
        label={t('trainingWizard.content.selected')}
        items={values.subjects}
        idOf={String}
        nameOf={titleOf}
        onMove={(ids) => {
          change(() => store.orderSubjects(ids))
          setAdded([])
        }}
        disabledReason={refusal}
        fixedReason={(id) => keepRefusal(store.saved.value, id)}
        render={(id) => (
          <ChosenLine
            kind="training"
            title={titleOf(id)}
            facts={lengthOf(known.get(id))}
            isUnavailable={unavailable.includes(id)}
            isSent={sentSubjectsOf(store.saved.value).has(id)}
            refusal={keepRefusal(store.saved.value, id)}
            onPreview={known.has(id) ? () => setShown(id) : undefined}
            onReplace={() => setReplacing(id)}
            onRemove={() => remove([id], t('trainingWizard.content.removedOne', { name: titleOf(id) }))}
          />
        )}
      />
    )
  }
  return (
    <>
      <StepHead
        title={t('trainingWizard.steps.content')}
        lead={refusal ?? t('trainingWizard.content.lead', { length: length ?? '' })}
        tools={<ActionButton action={add} />}
      />
      <UnavailableNotice
        text={unavailableSubjects(facts.items)}
        remove={{
          label: t('trainingWizard.content.removeUnavailable', { count: unavailable.length }),
          disabledReason: free.length === 0 ? store.selectionRefusal : refusal,
          onRun: () => remove(free, t('trainingWizard.content.removedSome', { count: free.length })),
        }}
      />
      <RemovedNotice kind="training" {...{ removed, onDismiss }} />
      <AddedApart subjects={added} onDismiss={() => setAdded([])} />
      {list()}
      <Coverage />
      {isAdding && (
        <AddSubjects
          onAdd={(ids) => {
            setAdding(false)
            addAll(ids)
          }}
          onClose={() => setAdding(false)}
        />
      )}
      {replacing !== undefined && values.subjects.includes(replacing) && (
        <AddSubjects
          replaced={titleOf(replacing)}
          onAdd={([fresh]) => {
            setReplacing(undefined)
            if (fresh !== undefined) replace(replacing, fresh)
          }}
          onClose={() => setReplacing(undefined)}
        />
      )}
      {shown !== undefined && <SubjectPreview subjectId={shown} onClose={() => setShown(undefined)} />}
    </>
  )
})

type Added = { subjects: readonly number[]; onDismiss: () => void }

/** Subjects added to a manual plan get a separate delivery. */
const AddedApart = observer(function AddedApart({ subjects, onDismiss }: Added) {
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
          date: deliveryDateText(formats, first.date),
        })}
      </Banner>
    </div>
  )
})
