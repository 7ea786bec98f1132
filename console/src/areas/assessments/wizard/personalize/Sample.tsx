import type { Question } from '@heed/contracts'
import { observer } from 'mobx-react-lite'
import { Suspense, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { ScenarioPreview } from '../../../../parts/scenarios/dialogs.ts'
import { ActionButton } from '../../../../ui/buttons/ActionButton.tsx'
import { SelectBox } from '../../../../ui/form/SelectBox.tsx'
import { Stack } from '../../../../ui/layout.ts'
import { createLazyComponent } from '../../../../ui/lazyPart.tsx'
import { Panel } from '../../../../ui/panels/Panel.tsx'
import { TextSkeleton } from '../../../../ui/text/TextSkeleton.tsx'
import { useAssessmentWizardStore } from '../useAssessmentWizardStore.ts'

// Lazy, because this import loads everything that renders scenarios.
const PersonalizedSample = createLazyComponent(
  async () => (await import('../../../../parts/scenarios/PersonalizedSample.tsx')).PersonalizedSample,
)

export const Sample = observer(function Sample({ scenarios }: { scenarios: readonly Question[] }) {
  const { t } = useTranslation()
  const { personalizeData } = useAssessmentWizardStore().values
  const [selectedId, setSelectedId] = useState<number | undefined>(undefined)
  const [isOpen, setOpen] = useState(false)
  const scenario = scenarios.find(({ id }) => id === selectedId) ?? scenarios[0]
  if (!scenario) return null
  const ids = scenarios.map(({ id }) => id)
  return (
    <Panel
      headingLevel={4}
      title={t('assessmentWizard.personalize.sample')}
      aside={
        <ActionButton
          size="small"
          look="text"
          flush="end"
          action={{
            key: 'preview',
            label: t('assessmentWizard.personalize.show'),
            hint: scenario.name,
            onRun: () => setOpen(true),
          }}
        />
      }
    >
      <Stack>
        <SelectBox
          label={t('assessmentWizard.personalize.scenarios')}
          value={String(scenario.id)}
          options={scenarios.map(({ id, name }) => ({ value: String(id), label: name }))}
          onChange={(id) => setSelectedId(Number(id))}
        />
        <Suspense fallback={<TextSkeleton lines={6} />}>
          <PersonalizedSample key={scenario.id} questionId={scenario.id} personalize={personalizeData} />
        </Suspense>
      </Stack>
      {isOpen && (
        <ScenarioPreview
          questions={ids}
          index={ids.indexOf(scenario.id)}
          personalize={personalizeData}
          footer="close"
          onMove={(index) => setSelectedId(ids[index])}
          onClose={() => setOpen(false)}
        />
      )}
    </Panel>
  )
})
