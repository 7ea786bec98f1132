import { difficulty, type ThreatArea } from '@heed/contracts'
import { observer } from 'mobx-react-lite'
import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { toResourceProps } from '../../../../lib/tables/tableProps.ts'
import { AddContentDialog } from '../../../../parts/campaigns/content/AddContentDialog.tsx'
import { ScenarioPreview } from '../../../../parts/scenarios/dialogs.ts'
import { getDifficultyKey } from '../../../../parts/scenarios/difficulties.ts'
import { SelectBox } from '../../../../ui/form/SelectBox.tsx'
import { useAssessmentWizardStore } from '../useAssessmentWizardStore.ts'
import { groupScenarios, selectBehaviours } from './scenarioGroups.ts'
import { useScenarioFacts } from './useScenarioFacts.ts'

type Props = { onAdd: (ids: readonly number[]) => void; onClose: () => void }

const levels = Object.values(difficulty)

type ScenarioFilter = { area: string; behaviour: string; level: string }

export const AddScenarios = observer(function AddScenarios({ onAdd, onClose }: Props) {
  const formatFacts = useScenarioFacts()
  const { library, values } = useAssessmentWizardStore()
  const { questions, threatAreas } = library
  const [filter, setFilter] = useState<ScenarioFilter>({ area: '', behaviour: '', level: '' })
  const [search, setSearch] = useState('')
  useEffect(() => void library.loadGroups(), [library])
  const { error, onRetry } = toResourceProps(threatAreas)
  const { level, ...names } = filter
  const query = { ...names, difficulty: level === '' ? undefined : Number(level), search }
  const groups =
    threatAreas.value && questions.value
      ? groupScenarios(questions.value, threatAreas.value, query)
      : undefined
  const visibleIds = groups?.flatMap(({ scenarios }) => scenarios.map(({ id }) => id)) ?? []
  return (
    <AddContentDialog
      kind="assessment"
      draftName="addScenarios"
      takenIds={values.questions}
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
          questions={visibleIds}
          index={visibleIds.indexOf(id)}
          personalize={values.personalizeData}
          footer="backToAdd"
          onClose={close}
        />
      )}
      onAdd={onAdd}
      onClose={onClose}
      filters={<ScenarioFilters areas={threatAreas.value ?? []} filter={filter} onChange={setFilter} />}
    />
  )
})

type FiltersProps = {
  areas: readonly ThreatArea[]
  filter: ScenarioFilter
  onChange: (filter: ScenarioFilter) => void
}

function ScenarioFilters({ areas, filter, onChange }: FiltersProps) {
  const { t } = useTranslation()
  const { area, behaviour, level } = filter
  const anyOption = { value: '', label: t('assessmentWizard.content.all') }
  return (
    <>
      <SelectBox
        label={t('assessmentWizard.content.byArea')}
        value={area}
        onChange={(next) => onChange({ ...filter, area: next, behaviour: '' })}
        options={[anyOption, ...areas.map(({ name }) => ({ value: name, label: name }))]}
      />
      <SelectBox
        label={t('assessmentWizard.content.behaviour')}
        value={behaviour}
        onChange={(next) => onChange({ ...filter, behaviour: next })}
        options={[
          anyOption,
          ...selectBehaviours(areas, area).map(({ code, name }) => ({ value: code, label: name })),
        ]}
      />
      <SelectBox
        label={t('scenarios.difficulty')}
        value={level}
        onChange={(next) => onChange({ ...filter, level: next })}
        options={[
          anyOption,
          ...levels.map((difficultyLevel) => ({
            value: String(difficultyLevel),
            label: t(getDifficultyKey(difficultyLevel) ?? 'scenarios.difficulty'),
          })),
        ]}
      />
    </>
  )
}
