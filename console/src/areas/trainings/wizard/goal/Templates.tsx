import type { Template } from '@heed/contracts'
import { styled } from '@mui/material/styles'
import { observer } from 'mobx-react-lite'
import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { VisuallyHidden } from '../../../../ui/VisuallyHidden.tsx'
import { useTrainingWizardStore } from '../WizardContext.ts'
import { TemplateCard } from './TemplateCard.tsx'

const Group = styled('fieldset')({ margin: 0, padding: 0, border: 0, minWidth: 0 })

const Grid = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(1.5),
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(280px, 100%), 1fr))',
}))

type Props = { templates: readonly Template[]; onPick: (template: Template) => void }

/** The templates, of which one is picked. */
export const Templates = observer(function Templates({ templates, onPick }: Props) {
  const { t } = useTranslation()
  const name = useId()
  const { values, subjects, selectionRefusal } = useTrainingWizardStore()
  const titles = new Map(subjects.value?.map(({ id, title }) => [id, title]))
  return (
    <Group>
      <VisuallyHidden as="legend">{t('trainingWizard.goal.legend')}</VisuallyHidden>
      <Grid>
        {templates.map((template) => (
          <TemplateCard
            key={template.id}
            group={name}
            template={template}
            titles={template.subjects.map((id) => titles.get(id) ?? t('trainingWizard.goal.gone'))}
            isChosen={template.id === values.templateId}
            refusal={selectionRefusal}
            onPick={() => onPick(template)}
          />
        ))}
      </Grid>
    </Group>
  )
})
