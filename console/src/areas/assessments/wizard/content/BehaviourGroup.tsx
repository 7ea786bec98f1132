import { type BehaviourChoice, type Question, scenariosPerBehaviour } from '@heed/contracts'
import { styled } from '@mui/material/styles'
import { useTranslation } from 'react-i18next'
import { ChosenLine } from '../../../../parts/campaigns/content/ChosenLine.tsx'
import { ProgressBar } from '../../../../ui/figures/ProgressBar.tsx'
import { MutedText } from '../../../../ui/text/Muted.tsx'
import { type ScenarioActions, ScenarioOffers } from './ScenarioOffers.tsx'
import { useScenarioFacts } from './useScenarioFacts.ts'

const Lines = styled('ul')(({ theme }) => ({
  margin: '8px 0 0',
  padding: 0,
  listStyle: 'none',
  '& > li': { padding: '4px 0' },
  '& > li + li': { borderTop: `1px solid ${theme.vars.palette.surface.rowLine}` },
}))

type Props = {
  behaviour: BehaviourChoice<Question>
  scenarios: readonly Question[]
  actions: ScenarioActions
}

export function BehaviourGroup({ behaviour, scenarios, actions }: Props) {
  const { t } = useTranslation()
  const formatFacts = useScenarioFacts()
  const { name, coverage, lacks } = behaviour
  const { length: count } = behaviour.scenarios
  const otherScenarios = behaviour.scenarios.filter(
    ({ id }) => !scenarios.some((scenario) => scenario.id === id),
  )
  const isCovered = lacks === 0
  return (
    <div>
      <ProgressBar
        label={name}
        percent={coverage}
        detail={
          isCovered
            ? t('assessmentWizard.content.measured', { count })
            : t('assessmentWizard.content.measuredOf', { n: count, count: scenariosPerBehaviour })
        }
        tone={isCovered ? 'success' : 'warning'}
      />
      {scenarios.length > 0 && (
        <Lines aria-label={name}>
          {scenarios.map((scenario) => (
            <li key={scenario.id}>
              <ChosenLine
                kind="assessment"
                title={scenario.name}
                facts={formatFacts(scenario)}
                isUnavailable={scenario.disabled}
                refusal={actions.refusal}
                onPreview={() => actions.onPreview(scenario.id)}
                onRemove={() => actions.onRemove(scenario)}
              />
            </li>
          ))}
        </Lines>
      )}
      {otherScenarios.length > 0 && (
        <MutedText style={{ display: 'block', marginTop: 8 }}>
          {t('assessmentWizard.content.measuredToo', {
            names: otherScenarios.map((scenario) => scenario.name).join(', '),
          })}
        </MutedText>
      )}
      {!isCovered && actions.refusal === undefined && (
        <ScenarioOffers behaviour={behaviour} actions={actions} />
      )}
    </div>
  )
}
