import { campaignStatus, type Training, trainingScheduleType } from '@heed/contracts'
import { observer } from 'mobx-react-lite'
import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { SubjectPage } from '../../../app/Page.tsx'
import { paths } from '../../../app/paths.ts'
import { useCompanyStore, useRoot, useTitle } from '../../../app/RootContext.tsx'
import { saveFile } from '../../../lib/saveFile.ts'
import { withZone } from '../../../lib/timeFormats.ts'
import { Outcome } from '../../../parts/campaigns/wizard/Outcome.tsx'
import type { OutcomeKind } from '../../../parts/campaigns/wizard/places.ts'
import { Banner } from '../../../ui/Banner.tsx'
import { useFormats } from '../../../ui/formats.ts'
import { TextSkeleton } from '../../../ui/TextSkeleton.tsx'
import { useMutation } from '../../../ui/useMutation.ts'
import { DownloadDialog } from '../actions/dialogs.ts'
import { OutcomeStore } from './OutcomeStore.ts'

type Props = { id: string; outcome: OutcomeKind }

/** The last step: the training is started, waits for its date, or is changed (S1 section 4). */
export const OutcomePage = observer(function OutcomePage({ id, outcome }: Props) {
  const { t } = useTranslation()
  const { history } = useRoot()
  const store = useCompanyStore(OutcomeStore)
  useEffect(() => void store.load(id), [store, id])
  const { value } = store.training
  useTitle(value?.name)
  if (value) return <Told training={value} outcome={outcome} />
  return (
    <SubjectPage
      of={store.training}
      title={undefined}
      back={{ to: history.asLeft(paths.trainings()), label: t('trainingWizard.back') }}
      missing={{ title: t('trainingWizard.missing'), text: t('trainingWizard.missingText') }}
    >
      <TextSkeleton lines={6} />
    </SubjectPage>
  )
})

type ToldProps = { training: Training; outcome: OutcomeKind }

const Told = observer(function Told({ training, outcome }: ToldProps) {
  const { t } = useTranslation()
  const formats = useFormats()
  const { session } = useRoot()
  const store = useCompanyStore(OutcomeStore)
  const links = useMutation()
  const [isOpen, setOpen] = useState(false)
  const { id, name, status, isScorm, scheduleType, firstBatch, totalUsers } = training
  const open = {
    key: 'open',
    label: t('trainingWizard.outcome.open'),
    to: paths.trainingView({ trainingId: id }),
  }
  const another = {
    key: 'another',
    label: t('trainingWizard.outcome.another'),
    to: isScorm ? paths.createPackagedTraining() : paths.createTraining(),
  }
  if (isScorm) {
    return (
      <>
        <Outcome
          name={name}
          title={t('trainingWizard.outcome.packaged')}
          text={t('trainingWizard.outcome.packagedText')}
          primary={{ key: 'download', label: t('trainings.download'), onRun: () => setOpen(true) }}
          action={open}
        />
        {isOpen && <DownloadDialog campaign={training} onClose={() => setOpen(false)} />}
      </>
    )
  }
  const saveLinks = async () => {
    saveFile(`${name}.csv`, await store.signInLinks(String(id), session.token ?? ''))
  }
  const hasLinks = scheduleType === trainingScheduleType.downloadLinks
  const isScheduled = status === campaignStatus.scheduled
  const people = t('campaigns.summary.employees', { count: totalUsers })
  const kind = hasLinks ? 'links' : isScheduled ? 'scheduled' : 'started'
  return (
    <>
      {links.failure && <Banner tone="error">{links.failure.text}</Banner>}
      <Outcome
        name={name}
        title={t(outcome === 'updated' ? 'trainingWizard.saving.updated' : `trainingWizard.outcome.${kind}`)}
        text={t(`trainingWizard.outcome.${kind}Text`, { people, date: withZone(formats, firstBatch) })}
        primary={
          hasLinks
            ? {
                key: 'links',
                label: t('trainingWizard.outcome.signInLinks'),
                busy: links.pending,
                onRun: () => void links.run(saveLinks),
              }
            : open
        }
        action={hasLinks ? open : another}
      />
    </>
  )
})
