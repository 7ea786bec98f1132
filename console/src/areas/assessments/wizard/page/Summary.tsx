import { type Assessment, campaignStatus } from '@heed/contracts'
import { useTranslation } from 'react-i18next'
import { formatWithZone } from '../../../../lib/dates/timeFormats.ts'
import type { OutcomeKind } from '../../../../parts/campaigns/wizard/address/places.ts'
import { OutcomeScreen } from '../../../../parts/campaigns/wizard/outcome/OutcomeScreen.tsx'
import { Snippet } from '../../../../ui/code/Snippet.tsx'
import { useFormats } from '../../../../ui/formats.ts'
import { assessmentRules } from '../rules.ts'

type Props = { campaign: Assessment; outcome: OutcomeKind }

export function Summary({ campaign: assessment, outcome }: Props) {
  const { t } = useTranslation()
  const formats = useFormats()
  const { id, name, status, link, date, due, selectedUserCount } = assessment
  const kind = link ? 'manual' : status === campaignStatus.scheduled ? 'scheduled' : 'started'
  const employeesText = t('campaigns.summary.employees', { count: selectedUserCount })
  const text = t(`assessmentWizard.outcome.${kind}Text`, {
    people: employeesText,
    date: formatWithZone(formats, date),
    due: formatWithZone(formats, due),
  })
  return (
    <OutcomeScreen
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
        to: assessmentRules.places.view(id),
      }}
      action={{
        key: 'another',
        label: t('assessmentWizard.outcome.another'),
        to: assessmentRules.places.create,
      }}
    />
  )
}
