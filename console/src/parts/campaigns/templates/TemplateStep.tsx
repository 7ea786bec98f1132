import type { Template } from '@heed/contracts'
import { styled } from '@mui/material/styles'
import { observer } from 'mobx-react-lite'
import { useTranslation } from 'react-i18next'
import { useRoot } from '../../../app/root/RootContext.tsx'
import type { Resource } from '../../../lib/requests/Resource.ts'
import { resourceProps } from '../../../lib/tables/tableProps.ts'
import { EmptyState } from '../../../ui/states/EmptyState.tsx'
import { ErrorState } from '../../../ui/states/ErrorState.tsx'
import { TextSkeleton } from '../../../ui/text/TextSkeleton.tsx'
import type { CampaignKind } from '../wizard/model/campaign.ts'
import { NameField } from '../wizard/steps/NameField.tsx'
import { StepHead } from '../wizard/steps/StepHead.tsx'
import { Templates } from './Templates.tsx'

const Named = styled('div')({ maxWidth: 560, marginBottom: 24 })

type Props = {
  kind: CampaignKind
  title: string
  lead: string
  templates: Resource<Template[]>
  titlesOf: (template: Template) => readonly string[]
  chosen: number | null
  /** True while the selected content is the template's, unchanged. */
  isAsPicked: boolean
  isReplaced: boolean
  refusal: string | undefined
  onPick: (template: Template) => void
  name: string
  onName: (name: string) => void
}

export const TemplateStep = observer(function TemplateStep(props: Props) {
  const {
    kind,
    title,
    lead,
    templates,
    titlesOf,
    chosen,
    isAsPicked,
    isReplaced,
    refusal,
    onPick,
    name,
    onName,
  } = props
  const { t } = useTranslation()
  const { confirm } = useRoot()
  const texts = `${kind}Wizard.goal` as const
  const { loading, error, onRetry } = resourceProps(templates)
  const pick = (template: Template) => {
    if (template.id === chosen && isAsPicked) return
    if (!isReplaced) return onPick(template)
    confirm.ask({
      title: t(`${texts}.replaceTitle`),
      description: t(`${texts}.replaceText`, { title: template.title }),
      actionLabel: t('campaigns.templates.replace'),
      command: null,
      run: () => onPick(template),
    })
  }
  const shown = templates.value?.filter(({ hidden }) => !hidden)
  const content = () => {
    if (shown && shown.length > 0) {
      return (
        <Templates
          kind={kind}
          templates={shown}
          titlesOf={titlesOf}
          chosen={chosen}
          refusal={refusal}
          onPick={pick}
        />
      )
    }
    if (error !== undefined) return <ErrorState title={error} onRetry={onRetry} />
    return loading ? <TextSkeleton lines={8} /> : <EmptyState title={t('campaigns.templates.empty')} />
  }
  return (
    <>
      <StepHead title={title} lead={refusal ?? lead} />
      <Named>
        <NameField {...{ kind, name, onName }} />
      </Named>
      {content()}
    </>
  )
})
