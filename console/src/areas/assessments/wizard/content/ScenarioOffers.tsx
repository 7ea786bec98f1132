import Add from 'virtual:icon/Add'
import Visibility from 'virtual:icon/VisibilityOutlined'
import { type BehaviourChoice, findMatchingScenarios, type Question } from '@heed/contracts'
import IconButton from '@mui/material/IconButton'
import { styled } from '@mui/material/styles'
import { observer } from 'mobx-react-lite'
import { useTranslation } from 'react-i18next'
import { ActionButton } from '../../../../ui/buttons/ActionButton.tsx'
import { MutedText } from '../../../../ui/text/Muted.tsx'
import { radiiPx } from '../../../../ui/theme/tokens.ts'
import { useAssessmentWizardStore } from '../useAssessmentWizardStore.ts'
import { useScenarioFacts } from './useScenarioFacts.ts'

const ScenarioOffer = styled('div')(({ theme }) => ({
  marginTop: 8,
  padding: '10px 12px',
  borderRadius: radiiPx.control,
  backgroundColor: theme.vars.palette.surface.subtle,
}))

const Line = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '0 12px',
  marginTop: 6,
  '& > span:first-of-type': { flex: '1 1 10rem', minWidth: 0, overflowWrap: 'anywhere' },
  '& > [data-facts]': { marginLeft: 'auto' },
  '@container (max-width: 32.5rem)': {
    '& > span:first-of-type': { flexBasis: '100%' },
    '& > [data-facts]': { margin: 0, flex: 1 },
  },
})

export type ScenarioActions = {
  refusal: string | undefined
  onPreview: (id: number) => void
  onRemove: (scenario: Question) => void
  onAdd: (scenario: Question) => void
}

type Props = { behaviour: BehaviourChoice<Question>; actions: ScenarioActions }

export const ScenarioOffers = observer(function ScenarioOffers({ behaviour, actions }: Props) {
  const { t } = useTranslation()
  const formatFacts = useScenarioFacts()
  const { questions, values } = useAssessmentWizardStore()
  const { name, code, lacks: count } = behaviour
  const matchingScenarios = findMatchingScenarios(code, questions.value ?? [], values.questions).slice(
    0,
    count,
  )
  return (
    <ScenarioOffer>
      <MutedText>
        {t('assessmentWizard.content.lacks', { name, count })}
        {matchingScenarios.length === 0 && ` ${t('assessmentWizard.content.noneFits')}`}
      </MutedText>
      {matchingScenarios.map((scenario) => (
        <Line key={scenario.id}>
          <span>{scenario.name}</span>
          <MutedText data-facts>{formatFacts(scenario)}</MutedText>
          <IconButton
            size="small"
            aria-label={t('assessmentWizard.content.preview', { title: scenario.name })}
            onClick={() => actions.onPreview(scenario.id)}
          >
            <Visibility fontSize="small" />
          </IconButton>
          <ActionButton
            size="small"
            action={{
              key: 'add',
              label: t('assessmentWizard.content.addOne'),
              icon: <Add />,
              name: t('assessmentWizard.content.addNamed', { name: scenario.name }),
              onRun: () => actions.onAdd(scenario),
            }}
          />
        </Line>
      ))}
    </ScenarioOffer>
  )
})
