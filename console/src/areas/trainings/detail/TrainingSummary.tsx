import CalendarToday from 'virtual:icon/CalendarTodayOutlined'
import Flag from 'virtual:icon/OutlinedFlag'
import Person from 'virtual:icon/PersonOutlined'
import Unsubscribe from 'virtual:icon/UnsubscribeOutlined'
import { campaignStatus, type Training } from '@heed/contracts'
import { observer } from 'mobx-react-lite'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { useRoot } from '../../../app/root/RootContext.tsx'
import { BouncedFact, Facts, FactsSkeleton } from '../../../parts/campaigns/Facts.tsx'
import { useFormats } from '../../../ui/formats.ts'
import { findLastDelivery, isSharedByLink } from './stopped.ts'

type Props = {
  training: Training
  onBounced: (() => void) | undefined
}

export function TrainingSummary({ training, onBounced }: Props) {
  const { t } = useTranslation()
  const formats = useFormats()
  const { totalUsers, bouncedEmails, firstBatch, isScorm, status, subjectsSent } = training
  const last = findLastDelivery(training)
  const hasLink = isSharedByLink(training)
  const bouncedCount = Array.isArray(bouncedEmails) ? bouncedEmails.length : bouncedEmails
  // A draft that was stopped before its first delivery has invited no one.
  const isInvited = status !== campaignStatus.draft || subjectsSent > 0
  const willBeInvited =
    !hasLink && status === campaignStatus.scheduled && subjectsSent === 0 && firstBatch !== null
  if (isScorm) return t('training.packaged')
  const facts: { key: string; icon: ReactNode; text: ReactNode }[] = [
    {
      key: 'invited',
      icon: <Person />,
      text: willBeInvited
        ? t('training.toInvite', { count: totalUsers, date: formats.date(firstBatch) })
        : t(isInvited ? (hasLink ? 'training.byLink' : 'training.invited') : 'training.chosen', {
            count: totalUsers,
          }),
    },
    ...(bouncedCount > 0
      ? [
          {
            key: 'bounced',
            icon: <Unsubscribe />,
            text: <BouncedFact text={t('training.bounced', { count: bouncedCount })} onOpen={onBounced} />,
          },
        ]
      : []),
    ...(firstBatch
      ? [
          {
            key: 'start',
            icon: <CalendarToday />,
            text: t('training.startDate', { date: formats.date(firstBatch) }),
          },
        ]
      : []),
    ...(last && !hasLink
      ? [{ key: 'last', icon: <Flag />, text: t('training.lastDelivery', { date: formats.date(last) }) }]
      : []),
  ]
  return <Facts facts={facts} />
}

export const TrainingSummarySkeleton = observer(function TrainingSummarySkeleton(props: {
  hasButton: boolean
}) {
  const { t } = useTranslation()
  const { clock } = useRoot()
  const date = useFormats().date(clock.now())
  const texts = [
    t('training.invited', { count: 100 }),
    t('training.startDate', { date }),
    t('training.lastDelivery', { date }),
  ]
  return <FactsSkeleton texts={texts} {...props} />
})
