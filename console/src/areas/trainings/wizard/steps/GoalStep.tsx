import { observer } from 'mobx-react-lite'
import { useTranslation } from 'react-i18next'
import { TemplateStep } from '../../../../parts/campaigns/templates/TemplateStep.tsx'
import { useTrainingWizardStore } from '../useTrainingWizardStore.ts'

export const GoalStep = observer(function GoalStep() {
  const { t } = useTranslation()
  const store = useTrainingWizardStore()
  const { values, library, itemsById, isOngoing, isPackaged, selectionRefusal, pickTemplate } = store
  const { name, templateId, templateCustomized, beginsWithContent, subjects } = values
  return (
    <TemplateStep
      kind="training"
      title={t(isOngoing ? 'trainingWizard.steps.template' : 'trainingWizard.steps.goal')}
      lead={t(isPackaged ? 'trainingWizard.goal.packagedLead' : 'trainingWizard.goal.lead')}
      templates={library.templates}
      getTitles={(template) =>
        template.subjects.map((id) => itemsById.get(id)?.title ?? t('trainingWizard.goal.gone'))
      }
      selectedId={templateId}
      isUnchanged={!templateCustomized}
      isReplaced={subjects.length > 0 && (templateCustomized || beginsWithContent)}
      refusal={selectionRefusal}
      onSelect={pickTemplate}
      name={name}
      onName={(next) => store.set({ name: next })}
    />
  )
})
