import { observer } from 'mobx-react-lite'
import { useTranslation } from 'react-i18next'
import { StepHeader } from '../../../../parts/campaigns/wizard/steps/StepHeader.tsx'
import { StepSkeleton } from '../../../../parts/campaigns/wizard/steps/StepSkeleton.tsx'
import { Columns } from '../../../../ui/layout.ts'
import { EmptyState } from '../../../../ui/states/EmptyState.tsx'
import { PersonalizeForm } from '../personalize/PersonalizeForm.tsx'
import { Sample } from '../personalize/Sample.tsx'
import { useAssessmentWizardStore } from '../useAssessmentWizardStore.ts'

export const PersonalizeStep = observer(function PersonalizeStep() {
  const { t } = useTranslation()
  const { selectedItems, keys, questions } = useAssessmentWizardStore()
  const personalizedScenarios = selectedItems.filter(
    ({ definition }) => definition.personalizedKeysUsed.length > 0,
  )
  const renderContent = () => {
    if (!questions.value && questions.failure === undefined) return <StepSkeleton lines={6} />
    if (keys.length === 0) {
      return (
        <EmptyState
          title={t('assessmentWizard.personalize.none')}
          text={t('assessmentWizard.personalize.noneText')}
        />
      )
    }
    return (
      <Columns>
        <PersonalizeForm />
        <Sample scenarios={personalizedScenarios} />
      </Columns>
    )
  }
  return (
    <>
      <StepHeader
        title={t('assessmentWizard.steps.personalize')}
        lead={
          personalizedScenarios.length > 0
            ? t('assessmentWizard.personalize.lead', { count: personalizedScenarios.length })
            : undefined
        }
      />
      {renderContent()}
    </>
  )
})
