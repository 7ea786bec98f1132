import { difficulty } from '@heed/contracts'
import { observer } from 'mobx-react-lite'
import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { resourceProps } from '../../../../lib/tables/tableProps.ts'
import { AddContent } from '../../../../parts/campaigns/content/AddContent.tsx'
import { ScenarioPreview } from '../../../../parts/scenarios/dialogs.ts'
import { getDifficultyKey } from '../../../../parts/scenarios/difficulties.ts'
import { SelectBox } from '../../../../ui/form/SelectBox.tsx'
import { useAssessmentWizardStore } from '../useAssessmentWizardStore.ts'
import { scenarioGroups, selectBehaviours } from './scenarioGroups.ts'
import { useScenarioFacts } from './useScenarioFacts.ts'

type Props = { onAdd: (ids: readonly number[]) => void; onClose: () => void }

const levels = Object.values(difficulty)

export const AddScenarios = observer(function AddScenarios({ onAdd, onClose }: Props) {
  const { t } = useTranslation()
  const formatFacts = useScenarioFacts()
  const { library, values } = useAssessmentWizardStore()
  const { questions, threatAreas } = library
  const [area, setArea] = useState('')
  const [behaviour, setBehaviour] = useState('')
  const [level, setLevel] = useState('')
  const [search, setSearch] = useState('')
  useEffect(() => void library.loadGroups(), [library])
  const { error, onRetry } = resourceProps(threatAreas)
  const areas = threatAreas.value ?? []
  const wanted = { area, behaviour, difficulty: level === '' ? undefined : Number(level), search }
  const groups =
    threatAreas.value && questions.value ? scenarioGroups(questions.value, areas, wanted) : undefined
  const shown = groups?.flatMap(({ scenarios }) => scenarios.map(({ id }) => id)) ?? []
  const all = { value: '', label: t('assessmentWizard.content.all') }
  return (
    <AddContent
      kind="assessment"
      keptAs="addScenarios"
      taken={values.questions}
      search={{ value: search, onChange: setSearch }}
      failure={error !== undefined && !threatAreas.value ? { text: error, onRetry } : undefined}
      groups={groups?.map(({ name, scenarios }) => ({
        name,
        items: scenarios.map((scenario) => ({
          id: scenario.id,
          title: scenario.name,
          facts: formatFacts(scenario),
          isDisabled: scenario.disabled,
        })),
      }))}
      preview={(id, close) => (
        <ScenarioPreview
          questions={shown}
          at={shown.indexOf(id)}
          personalize={values.personalizeData}
          footer="backToAdd"
          onClose={close}
        />
      )}
      onAdd={onAdd}
      onClose={onClose}
      filters={
        <>
          <SelectBox
            label={t('assessmentWizard.content.byArea')}
            value={area}
            onChange={(next) => {
              setArea(next)
              setBehaviour('')
            }}
            options={[all, ...areas.map(({ name }) => ({ value: name, label: name }))]}
          />
          <SelectBox
            label={t('assessmentWizard.content.behaviour')}
            value={behaviour}
            onChange={setBehaviour}
            options={[
              all,
              ...selectBehaviours(areas, area).map(({ code, name }) => ({ value: code, label: name })),
            ]}
          />
          <SelectBox
            label={t('scenarios.difficulty')}
            value={level}
            onChange={setLevel}
            options={[
              all,
              ...levels.map((one) => ({
                value: String(one),
                label: t(getDifficultyKey(one) ?? 'scenarios.difficulty'),
              })),
            ]}
          />
        </>
      }
    />
  )
})
