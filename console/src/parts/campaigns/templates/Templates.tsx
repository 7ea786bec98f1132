import type { Template } from '@heed/contracts'
import { styled } from '@mui/material/styles'
import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { VisuallyHidden } from '../../../ui/text/VisuallyHidden.tsx'
import type { CampaignKind } from '../wizard/model/campaign.ts'
import { TemplateCard } from './TemplateCard.tsx'

const Group = styled('fieldset')({ margin: 0, padding: 0, border: 0, minWidth: 0 })

const Grid = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(1.5),
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(17.5rem, 100%), 1fr))',
  // Opening a card must not stretch the cards next to it.
  '&:has(> [data-open])': { alignItems: 'start' },
}))

type Props = {
  kind: CampaignKind
  templates: readonly Template[]
  getTitles: (template: Template) => readonly string[]
  selectedId: number | null
  refusal: string | undefined
  onSelect: (template: Template) => void
}

export function Templates({ kind, templates, getTitles, selectedId, refusal, onSelect }: Props) {
  const { t } = useTranslation()
  const name = useId()
  return (
    <Group>
      <VisuallyHidden as="legend">{t('campaigns.templates.legend')}</VisuallyHidden>
      <Grid>
        {templates.map((template) => (
          <TemplateCard
            key={template.id}
            kind={kind}
            group={name}
            template={template}
            titles={getTitles(template)}
            isChosen={template.id === selectedId}
            refusal={refusal}
            onSelect={() => onSelect(template)}
          />
        ))}
      </Grid>
    </Group>
  )
}
