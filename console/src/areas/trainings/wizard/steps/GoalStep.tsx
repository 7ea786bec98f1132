import { observer } from 'mobx-react-lite'
import { useTranslation } from 'react-i18next'
import { TemplateStep } from '../../../../parts/campaigns/templates/TemplateStep.tsx'
import { useTrainingWizardStore } from '../useTrainingWizardStore.ts'

export const GoalStep = observer(function GoalStep() {
  const { t } = useTranslation()
  const store = useTrainingWizardStore()
  const { values, library, known, isOngoing, isPackaged, selectionRefusal, pickTemplate } = store
  const { name, templateId, templateCustomized, beginsWithContent, subjects } = values
  return (
    <TemplateStep
      kind="training"
      title={t(isOngoing ? 'trainingWizard.steps.template' : 'trainingWizard.steps.goal')}
      lead={t(isPackaged ? 'trainingWizard.goal.packagedLead' : 'trainingWizard.goal.lead')}
      templates={library.templates}
      titlesOf={(template) =>
        template.subjects.map((id) => known.get(id)?.title ?? t('trainingWizard.goal.gone'))
      }
      chosen={templateId}
      isAsPicked={!templateCustomized}
      isReplaced={subjects.length > 0 && (templateCustomized || beginsWithContent)}
      refusal={selectionRefusal}
      onPick={pickTemplate}
      name={name}
      onName={(next) => store.set({ name: next })}
    />
  )
})
