import type { AssessmentStep, TrainingStep } from '@heed/contracts'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Stack } from '../../../../ui/layout.ts'
import { Banner } from '../../../../ui/notices/Banner.tsx'
import { Panel } from '../../../../ui/panels/Panel.tsx'
import { AppLink } from '../../../../ui/text/AppLink.tsx'
import { VisuallyHidden } from '../../../../ui/text/VisuallyHidden.tsx'

type Props = {
  step: TrainingStep | AssessmentStep
  name: string
  problem?: ReactNode
  notes?: readonly string[]
  children: ReactNode
}

export function SummaryPart({ step, name, problem, notes = [], children }: Props) {
  const { t } = useTranslation()
  return (
    <Panel
      headingLevel={4}
      title={name}
      aside={
        <AppLink to={`?step=${step}`}>
          {t('campaigns.summary.edit')}
          <VisuallyHidden> {name}</VisuallyHidden>
        </AppLink>
      }
    >
      <Stack>
        {problem && <Banner tone="error">{problem}</Banner>}
        {notes.map((note) => (
          <Banner key={note} tone="warning">
            {note}
          </Banner>
        ))}
        {children}
      </Stack>
    </Panel>
  )
}
