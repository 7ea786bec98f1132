import { observer } from 'mobx-react-lite'
import { useTranslation } from 'react-i18next'
import { ChosenLine } from '../../../../parts/campaigns/content/ChosenLine.tsx'
import { Panel } from '../../../../ui/panels/Panel.tsx'
import { useAssessmentWizardStore } from '../useAssessmentWizardStore.ts'

type Props = { refusal: string | undefined; onRemove: (id: number, name: string) => void }

export const UnavailableScenarios = observer(function UnavailableScenarios({ refusal, onRemove }: Props) {
  const { t } = useTranslation()
  const { values, itemsById } = useAssessmentWizardStore()
  const missingIds = values.questions.filter((id) => !itemsById.has(id))
  if (missingIds.length === 0) return null
  return (
    <Panel headingLevel={4} title={t('assessmentWizard.content.goneTitle')} count={missingIds.length}>
      {missingIds.map((id) => {
        const name = t('assessmentWizard.content.gone', { id: String(id) })
        return (
          <ChosenLine
            key={id}
            kind="assessment"
            title={name}
            isUnavailable
            refusal={refusal}
            onPreview={undefined}
            onRemove={() => onRemove(id, name)}
          />
        )
      })}
    </Panel>
  )
})
