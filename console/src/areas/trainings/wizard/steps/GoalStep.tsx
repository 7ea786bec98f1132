import type { Template } from '@heed/contracts'
import { observer } from 'mobx-react-lite'
import { useTranslation } from 'react-i18next'
import { useRoot } from '../../../../app/RootContext.tsx'
import { resourceProps } from '../../../../lib/tableProps.ts'
import { StepHead } from '../../../../parts/campaigns/wizard/StepHead.tsx'
import { EmptyState } from '../../../../ui/EmptyState.tsx'
import { ErrorState } from '../../../../ui/ErrorState.tsx'
import { TextSkeleton } from '../../../../ui/TextSkeleton.tsx'
import { Templates } from '../goal/Templates.tsx'
import { useTrainingWizardStore } from '../WizardContext.ts'

/** What the training is for: a template with its subjects and its frequency (S1 section 2). */
export const GoalStep = observer(function GoalStep() {
  const { t } = useTranslation()
  const { confirm } = useRoot()
  const store = useTrainingWizardStore()
  const { values } = store
  const { templates } = store.library
  const { loading, error, onRetry } = resourceProps(templates)
  const pick = (template: Template) => {
    if (template.id === values.templateId && !values.templateCustomized) return
    const isChanged = values.subjects.length > 0 && (values.templateCustomized || values.beginsWithContent)
    if (!isChanged) return store.pickTemplate(template)
    confirm.ask({
      title: t('trainingWizard.goal.replaceTitle'),
      description: t('trainingWizard.goal.replaceText', { title: template.title }),
      actionLabel: t('trainingWizard.goal.replace'),
      run: () => store.pickTemplate(template),
    })
  }
  const shown = templates.value?.filter(({ hidden }) => !hidden)
  const content = () => {
    if (shown && shown.length > 0) return <Templates templates={shown} onPick={pick} />
    if (error !== undefined) return <ErrorState title={error} onRetry={onRetry} />
    return loading ? <TextSkeleton lines={8} /> : <EmptyState title={t('trainingWizard.goal.empty')} />
  }
  return (
    <>
      <StepHead
        title={t(store.isOngoing ? 'trainingWizard.steps.template' : 'trainingWizard.steps.goal')}
        lead={store.selectionRefusal ?? t('trainingWizard.goal.lead')}
      />
      {content()}
    </>
  )
})
