import type { ScenarioRow } from '@heed/contracts'
import { useTranslation } from 'react-i18next'
import { ActionButton } from '../../../../ui/buttons/ActionButton.tsx'
import { usePreviewed } from '../usePreviewed.ts'

export function PreviewCell({ scenario }: { scenario: ScenarioRow }) {
  const { t } = useTranslation()
  const { show } = usePreviewed()
  return (
    <ActionButton
      size="small"
      look="text"
      action={{
        key: 'preview',
        label: t('assessment.preview'),
        hint: scenario.name,
        onRun: () => show(scenario.id),
      }}
    />
  )
}
