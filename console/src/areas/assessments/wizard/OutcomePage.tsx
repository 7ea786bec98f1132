import { type Assessment, campaignStatus } from '@heed/contracts'
import { observer } from 'mobx-react-lite'
import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { SubjectPage } from '../../../app/Page.tsx'
import { useCompanyStore, useRoot, useTitle } from '../../../app/RootContext.tsx'
import { withZone } from '../../../lib/timeFormats.ts'
import { DownloadDialog } from '../../../parts/campaigns/dialogs.ts'
import { Outcome } from '../../../parts/campaigns/wizard/Outcome.tsx'
import { type OutcomeKind, wizardPlaces } from '../../../parts/campaigns/wizard/places.ts'
import { useFormats } from '../../../ui/formats.ts'
import { Snippet } from '../../../ui/Snippet.tsx'
import { TextSkeleton } from '../../../ui/TextSkeleton.tsx'
import { OutcomeStore } from './OutcomeStore.ts'

type Props = { id: string; outcome: OutcomeKind }

/** The last step: the assessment is started, waits for its date, or is changed (S1 section 4). */
export const OutcomePage = observer(function OutcomePage({ id, outcome }: Props) {
  const { t } = useTranslation()
  const { history } = useRoot()
  const store = useCompanyStore(OutcomeStore)
  useEffect(() => void store.load(id), [store, id])
  const { value } = store.assessment
  useTitle(value?.name)
  if (value) {
    return (
      <section aria-label={t('assessmentWizard.steps.start')}>
        {value.isScorm ? <Packaged assessment={value} /> : <Told assessment={value} outcome={outcome} />}
      </section>
    )
  }
  return (
    <SubjectPage
      of={store.assessment}
      title={undefined}
      back={{ to: history.asLeft(wizardPlaces.assessment.list), label: t('assessmentWizard.back') }}
      missing={{ title: t('assessmentWizard.missing'), text: t('assessmentWizard.missingText') }}
    >
      <TextSkeleton lines={6} />
    </SubjectPage>
  )
})

type ToldProps = { assessment: Assessment; outcome: OutcomeKind }

/** For whom and when, with the link where the company hands it out itself. */
function Told({ assessment, outcome }: ToldProps) {
  const { t } = useTranslation()
  const formats = useFormats()
  const { name, status, link, date, due, selectedUserCount } = assessment
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
      primary={useOpen(assessment)}
      action={{
        key: 'another',
        label: t('assessmentWizard.outcome.another'),
        to: wizardPlaces.assessment.create,
      }}
    />
  )
}

/** A package to take along. */
function Packaged({ assessment }: Pick<ToldProps, 'assessment'>) {
  const { t } = useTranslation()
  const [isOpen, setOpen] = useState(false)
  const open = useOpen(assessment)
  return (
    <>
      <Outcome
        name={assessment.name}
        title={t('assessmentWizard.outcome.packaged')}
        text={t('assessmentWizard.outcome.packagedText')}
        primary={{
          key: 'download',
          label: t('assessmentWizard.outcome.download'),
          onRun: () => setOpen(true),
        }}
        action={open}
      />
      {isOpen && <DownloadDialog campaign={assessment} onClose={() => setOpen(false)} />}
    </>
  )
}

function useOpen({ id }: Assessment) {
  const { t } = useTranslation()
  return { key: 'open', label: t('assessmentWizard.outcome.open'), to: wizardPlaces.assessment.view(id) }
}
