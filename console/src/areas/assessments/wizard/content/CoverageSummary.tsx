import Add from 'virtual:icon/Add'
import { type AreaChoice, pickMissingScenarios, type Question, scenariosPerBehaviour } from '@heed/contracts'
import { observer } from 'mobx-react-lite'
import { useTranslation } from 'react-i18next'
import { ActionButton } from '../../../../ui/buttons/ActionButton.tsx'
import { ProgressBar } from '../../../../ui/figures/ProgressBar.tsx'
import { WrapRow } from '../../../../ui/layout.ts'
import { ClampedText } from '../../../../ui/text/FewLines.tsx'
import { MutedText } from '../../../../ui/text/Muted.tsx'
import { useAssessmentWizardStore } from '../useAssessmentWizardStore.ts'

type Props = {
  areas: readonly AreaChoice<Question>[]
  onAddScenarios: ((scenarios: readonly Question[]) => void) | undefined
}

export const CoverageSummary = observer(function CoverageSummary({ areas, onAddScenarios }: Props) {
  const { t } = useTranslation()
  const { questions, values } = useAssessmentWizardStore()
  const behaviours = areas.flatMap((area) => area.behaviours)
  const total = behaviours.length
  const uncoveredBehaviours = behaviours.filter(({ lacks }) => lacks > 0)
  const value = total - uncoveredBehaviours.length
  if (total === 0) return null
  const suggestedScenarios = pickMissingScenarios(
    uncoveredBehaviours,
    questions.value ?? [],
    values.questions,
  )
  const count = suggestedScenarios.length
  const names = uncoveredBehaviours.map(({ name }) => name).join(', ')
  return (
    <div>
      <ProgressBar
        label={t('assessmentWizard.content.coverage')}
        done={{ value, total }}
        tone={value === total ? 'success' : 'primary'}
      />
      <MutedText style={{ display: 'block', marginTop: 6 }}>
        {t('assessmentWizard.content.target', { count: scenariosPerBehaviour })}
      </MutedText>
      {uncoveredBehaviours.length > 0 && (
        <WrapRow style={{ justifyContent: 'space-between', marginTop: 8 }}>
          <div style={{ flex: '1 1 16.25rem', minWidth: 0 }}>
            <ClampedText text={t('assessmentWizard.content.lacking', { names })} most={2} />
          </div>
          {onAddScenarios && count > 0 && (
            <ActionButton
              size="small"
              action={{
                key: 'fill',
                label: t('assessmentWizard.content.fill', { count }),
                icon: <Add />,
                hint: suggestedScenarios.map(({ name }) => name).join(', '),
                onRun: () => onAddScenarios(suggestedScenarios),
              }}
            />
          )}
        </WrapRow>
      )}
    </div>
  )
})
