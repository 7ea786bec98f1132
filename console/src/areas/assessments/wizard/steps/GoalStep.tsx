import { observer } from 'mobx-react-lite'
import { useTranslation } from 'react-i18next'
import { TemplateStep } from '../../../../parts/campaigns/templates/TemplateStep.tsx'
import { useAssessmentWizardStore } from '../useAssessmentWizardStore.ts'

export const GoalStep = observer(function GoalStep() {
  const { t } = useTranslation()
  const store = useAssessmentWizardStore()
  const { values, library, itemsById, templateId, selectionRefusal, pickTemplate } = store
  const { name, templateCustomized, beginsWithContent, questions } = values
  return (
    <TemplateStep
      kind="assessment"
      title={t('assessmentWizard.steps.goal')}
      lead={t('assessmentWizard.goal.lead')}
      templates={library.templates}
      getTitles={(template) =>
        (template.questions ?? []).map((id) => itemsById.get(id)?.name ?? t('assessmentWizard.goal.gone'))
      }
      selectedId={templateId}
      isUnchanged={!templateCustomized}
      isReplaced={questions.length > 0 && (templateCustomized || beginsWithContent)}
      refusal={selectionRefusal}
      onSelect={pickTemplate}
      name={name}
      onName={(next) => store.set({ name: next })}
    />
  )
})
