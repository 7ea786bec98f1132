import { type Assessment, campaignStatus } from '@heed/contracts'
import { observer } from 'mobx-react-lite'
import { useTranslation } from 'react-i18next'
import { useCompanyStore } from '../../../../app/root/RootContext.tsx'
import { withZone } from '../../../../lib/dates/timeFormats.ts'
import { Outcome } from '../../../../parts/campaigns/wizard/Outcome.tsx'
import { OutcomeFace } from '../../../../parts/campaigns/wizard/OutcomeFace.tsx'
import { type OutcomeKind, wizardPlaces } from '../../../../parts/campaigns/wizard/places.ts'
import { Snippet } from '../../../../ui/code/Snippet.tsx'
import { useFormats } from '../../../../ui/formats.ts'
import { OutcomeStore } from '../OutcomeStore.ts'

type Props = { id: string; outcome: OutcomeKind }

export const OutcomePage = observer(function OutcomePage({ id, outcome }: Props) {
  const store = useCompanyStore(OutcomeStore)
  return (
    <OutcomeFace
      kind="assessment"
      {...{ id, store }}
      summary={(assessment) => <Summary assessment={assessment} outcome={outcome} />}
    />
  )
})

type SummaryProps = { assessment: Assessment; outcome: OutcomeKind }

function Summary({ assessment, outcome }: SummaryProps) {
  const { t } = useTranslation()
  const formats = useFormats()
  const { id, name, status, link, date, due, selectedUserCount } = assessment
  const kind = link ? 'manual' : status === campaignStatus.scheduled ? 'scheduled' : 'started'
  const people = t('campaigns.summary.employees', { count: selectedUserCount })
  const text = t(`assessmentWizard.outcome.${kind}Text`, {
    people,
    date: withZone(formats, date),
    due: withZone(formats, due),
  })
  return (
    <Outcome
      name={name}
      title={t(
        outcome === 'updated' ? 'assessmentWizard.saving.updated' : `assessmentWizard.outcome.${kind}`,
      )}
      text={
        <>
          {text}
          {link && (
            <div style={{ marginTop: 16, textAlign: 'start' }}>
              <Snippet label={t('assessmentWizard.outcome.link')} text={link} />
            </div>
          )}
        </>
      }
      primary={{
        key: 'open',
        label: t('assessmentWizard.outcome.open'),
        to: wizardPlaces.assessment.view(id),
      }}
      action={{
        key: 'another',
        label: t('assessmentWizard.outcome.another'),
        to: wizardPlaces.assessment.create,
      }}
    />
  )
}
