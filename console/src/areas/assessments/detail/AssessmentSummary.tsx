import CalendarToday from 'virtual:icon/CalendarTodayOutlined'
import Flag from 'virtual:icon/OutlinedFlag'
import Person from 'virtual:icon/PersonOutlined'
import Unsubscribe from 'virtual:icon/UnsubscribeOutlined'
import { type Assessment, campaignStatus, isAnonymous } from '@heed/contracts'
import { observer } from 'mobx-react-lite'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { paths } from '../../../app/paths.ts'
import { useCompany, useRoot } from '../../../app/root/RootContext.tsx'
import { formatDateTime, formatZone } from '../../../lib/dates/timeFormats.ts'
import { BouncedFact, Facts, FactsSkeleton } from '../../../parts/campaigns/Facts.tsx'
import { useFormats } from '../../../ui/formats.ts'
import { AppLink } from '../../../ui/text/AppLink.tsx'
import { useRememberedCount } from '../../../ui/useRememberedCount.ts'

const bouncesMemory = 'assessmentBounces'

type Fact = { key: string; icon: ReactNode; text: ReactNode }

type Props = {
  assessment: Assessment
  onBounced: (() => void) | undefined
}

export function AssessmentSummary({ assessment, onBounced }: Props) {
  const { t } = useTranslation()
  const formats = useFormats()
  const { bouncedEmails, deliveryDate, due, isScorm } = assessment
  const bouncedCount = Array.isArray(bouncedEmails) ? bouncedEmails.length : bouncedEmails
  useRememberedCount(bouncesMemory, bouncedCount)
  const shownTimes = [deliveryDate, due].filter((time) => time !== null)
  const lastTime = due === null ? 'delivery' : 'due'
  const withZone = (key: typeof lastTime, text: string) =>
    key === lastTime ? `${text} · ${formatZone(formats, ...shownTimes)}` : text
  if (isScorm) return t('assessment.packaged')
  const facts: (Fact | false)[] = [
    { key: 'asked', icon: <Person />, text: <RecipientsFact assessment={assessment} /> },
    bouncedCount > 0 && {
      key: 'bounced',
      icon: <Unsubscribe />,
      text: <BouncedFact text={t('assessment.bounced', { count: bouncedCount })} onOpen={onBounced} />,
    },
    deliveryDate !== null && {
      key: 'delivery',
      icon: <CalendarToday />,
      text: withZone('delivery', t('assessment.delivery', { date: formatDateTime(formats, deliveryDate) })),
    },
    due !== null && {
      key: 'due',
      icon: <Flag />,
      text: withZone('due', t('assessment.due', { date: formatDateTime(formats, due) })),
    },
  ]
  return <Facts facts={facts.filter((fact) => fact !== false)} />
}

const RecipientsFact = observer(function RecipientsFact({ assessment }: Pick<Props, 'assessment'>) {
  const { id, usersTotal, status } = assessment
  const { t } = useTranslation()
  const isUpcoming = status === campaignStatus.draft || status === campaignStatus.scheduled
  const text = t(isUpcoming ? 'assessment.toBeAsked' : 'assessment.asked', { count: usersTotal })
  if (isAnonymous(useCompany()) || usersTotal === 0) return text
  return (
    <AppLink to={paths.assessmentEmployees({ assessmentId: String(id) })} asText>
      {text}
    </AppLink>
  )
})

export const AssessmentSummarySkeleton = observer(function AssessmentSummarySkeleton(props: {
  hasButton: boolean
}) {
  const { t } = useTranslation()
  const { clock } = useRoot()
  const formats = useFormats()
  const date = formatDateTime(formats, clock.now())
  const bouncedCount = useRememberedCount(bouncesMemory, undefined) ?? 0
  const texts = [
    t('assessment.asked', { count: 100 }),
    ...(bouncedCount > 0 ? [t('assessment.bounced', { count: bouncedCount })] : []),
    t('assessment.delivery', { date }),
    `${t('assessment.due', { date })} · ${formatZone(formats, clock.now())}`,
  ]
  return <FactsSkeleton texts={texts} {...props} />
})
