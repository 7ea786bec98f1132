import type { Template } from '@heed/contracts'
import { styled } from '@mui/material/styles'
import { observer } from 'mobx-react-lite'
import { useTranslation } from 'react-i18next'
import { useRoot } from '../../../app/root/RootContext.tsx'
import type { Resource } from '../../../lib/requests/Resource.ts'
import { toResourceProps } from '../../../lib/tables/tableProps.ts'
import { EmptyState } from '../../../ui/states/EmptyState.tsx'
import { ErrorState } from '../../../ui/states/ErrorState.tsx'
import type { CampaignKind } from '../wizard/model/campaign.ts'
import { NameField } from '../wizard/steps/NameField.tsx'
import { StepHeader } from '../wizard/steps/StepHeader.tsx'
import { StepSkeleton } from '../wizard/steps/StepSkeleton.tsx'
import { Templates } from './Templates.tsx'

const NameArea = styled('div')({ maxWidth: 560, marginBottom: 24 })

type Props = {
  kind: CampaignKind
  title: string
  lead: string
  templates: Resource<Template[]>
  getTitles: (template: Template) => readonly string[]
  selectedId: number | null
  /** True while the selected content still matches the template. */
  isUnchanged: boolean
  isReplaced: boolean
  refusal: string | undefined
  onSelect: (template: Template) => void
  name: string
  onName: (name: string) => void
}

export const TemplateStep = observer(function TemplateStep(props: Props) {
  const {
    kind,
    title,
    lead,
    templates,
    getTitles,
    selectedId,
    isUnchanged,
    isReplaced,
    refusal,
    onSelect,
    name,
    onName,
  } = props
  const { t } = useTranslation()
  const { confirm } = useRoot()
  const texts = `${kind}Wizard.goal` as const
  const { loading, error, onRetry } = toResourceProps(templates)
  const handlePick = (template: Template) => {
    if (template.id === selectedId && isUnchanged) return
    if (!isReplaced) return onSelect(template)
    confirm.ask({
      title: t(`${texts}.replaceTitle`),
      description: t(`${texts}.replaceText`, { title: template.title }),
      actionLabel: t('campaigns.templates.replace'),
      command: null,
      run: () => onSelect(template),
    })
  }
  const visibleTemplates = templates.value?.filter(({ hidden }) => !hidden)
  const renderContent = () => {
    if (visibleTemplates && visibleTemplates.length > 0) {
      return (
        <Templates
          kind={kind}
          templates={visibleTemplates}
          getTitles={getTitles}
          selectedId={selectedId}
          refusal={refusal}
          onSelect={handlePick}
        />
      )
    }
    if (error !== undefined) return <ErrorState title={error} onRetry={onRetry} />
    return loading ? <StepSkeleton lines={8} /> : <EmptyState title={t('campaigns.templates.empty')} />
  }
  return (
    <>
      <StepHeader title={title} lead={refusal ?? lead} />
      <NameArea>
        <NameField {...{ kind, name, onName }} />
      </NameArea>
      {renderContent()}
    </>
  )
})
