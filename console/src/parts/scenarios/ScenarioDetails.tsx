import type { Question } from '@heed/contracts'
import { useTranslation } from 'react-i18next'
import { KeyValueList } from '../../ui/panels/KeyValueList.tsx'
import { PopoverButton } from '../../ui/popover/PopoverButton.tsx'
import { getDifficultyKey } from './difficulties.ts'

export function ScenarioDetails({ scenario }: { scenario: Question | undefined }) {
  const { t } = useTranslation()
  return (
    <PopoverButton label={t('scenarios.details')} disabledReason={scenario ? undefined : t('ui.loading')}>
      {scenario && <Facts scenario={scenario} />}
    </PopoverButton>
  )
}

function Facts({ scenario }: { scenario: Question }) {
  const { t } = useTranslation()
  const { area, behaviours, adminDescription, difficulty } = scenario
  const level = getDifficultyKey(difficulty)
  const names = behaviours.map(({ code, name }) => <div key={code}>{name}</div>)
  return (
    <KeyValueList
      items={[
        { label: t('scenarios.area'), value: area },
        { label: t('scenarios.difficulty'), value: level ? t(level) : String(difficulty) },
        { label: t('scenarios.behaviours'), value: names },
        { label: t('scenarios.description'), value: adminDescription },
      ]}
    />
  )
}
