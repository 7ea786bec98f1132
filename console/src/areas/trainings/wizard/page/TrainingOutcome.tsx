import { campaignStatus, type Training, trainingScheduleType } from '@heed/contracts'
import { observer } from 'mobx-react-lite'
import { useTranslation } from 'react-i18next'
import { useFileDownload } from '../../../../app/files/useFetchedFile.ts'
import { useCompanyStore } from '../../../../app/root/RootContext.tsx'
import { formatWithZone } from '../../../../lib/dates/timeFormats.ts'
import type { OutcomeKind } from '../../../../parts/campaigns/wizard/address/places.ts'
import { OutcomeScreen } from '../../../../parts/campaigns/wizard/outcome/OutcomeScreen.tsx'
import { useFormats } from '../../../../ui/formats.ts'
import { trainingRules } from '../rules.ts'
import { SignInLinksStore } from './SignInLinksStore.ts'

type Props = { campaign: Training; outcome: OutcomeKind }

function findNextDelivery({ events }: Training): string | undefined {
  const upcomingEvents = events.filter(({ status }) => status === 0)
  return upcomingEvents.length < events.length
    ? upcomingEvents.map(({ send }) => send).toSorted()[0]
    : undefined
}

export const TrainingOutcome = observer(function TrainingOutcome({ campaign: training, outcome }: Props) {
  const { t } = useTranslation()
  const formats = useFormats()
  const store = useCompanyStore(SignInLinksStore)
  const createFileAction = useFileDownload()
  const { id, name, status, scheduleType, firstBatch, totalUsers } = training
  const open = {
    key: 'open',
    label: t('trainingWizard.outcome.open'),
    to: trainingRules.places.view(id),
  }
  const createAnotherAction = {
    key: 'another',
    label: t('trainingWizard.outcome.another'),
    to: trainingRules.places.create,
  }
  const hasLinks = scheduleType === trainingScheduleType.downloadLinks
  const isScheduled = status === campaignStatus.scheduled
  const employeesText = t('campaigns.summary.employees', { count: totalUsers })
  const nextDelivery = findNextDelivery(training)
  const kind = hasLinks ? 'links' : isScheduled ? 'scheduled' : 'started'
  return (
    <OutcomeScreen
      name={name}
      title={t(outcome === 'updated' ? 'trainingWizard.saving.updated' : `trainingWizard.outcome.${kind}`)}
      text={
        nextDelivery === undefined
          ? t(`trainingWizard.outcome.${kind}Text`, {
              people: employeesText,
              date: formatWithZone(formats, firstBatch),
            })
          : t('trainingWizard.outcome.goesOnText', {
              people: employeesText,
              date: formatWithZone(formats, nextDelivery),
            })
      }
      primary={
        hasLinks
          ? {
              key: 'links',
              label: t('trainingWizard.outcome.signInLinks'),
              ...createFileAction('links', {
                fileLabel: t('trainingWizard.outcome.signInLinks'),
                name: `${name}.csv`,
                fetch: ({ token }) => store.download(String(id), token),
              }),
            }
          : open
      }
      action={hasLinks ? open : createAnotherAction}
    />
  )
})
