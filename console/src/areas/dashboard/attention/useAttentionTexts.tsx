import { behindBelowPercent } from '@heed/contracts'
import type { TFunction } from 'i18next'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { useRoot } from '../../../app/root/RootContext.tsx'
import { formatDateTime, formatDaysUntil } from '../../../lib/dates/timeFormats.ts'
import type { Formats } from '../../../lib/formats.ts'
import { formatWholePercent } from '../../../lib/numbers/amountFormats.ts'
import { ScoreLabel } from '../../../ui/figures/ScoreLabel.tsx'
import { useFormats } from '../../../ui/formats.ts'
import { WrapRow } from '../../../ui/layout.ts'
import type { AttentionItem } from './attentionItems.ts'

type AttentionTexts = { title: ReactNode; facts: string; subject: string }

/** Call inside an observer. */
export function useAttentionTexts(): (item: AttentionItem) => AttentionTexts {
  const { t } = useTranslation()
  const formats = useFormats()
  const { clock } = useRoot()
  return (item) => {
    switch (item.kind) {
      case 'weakest': {
        const { assessment, insight } = item
        const { name, averageScore } = insight.context
        return {
          title: (
            <WrapRow style={{ rowGap: 0 }}>
              {t('dashboard.attention.weakest', { name })}
              <ScoreLabel score={averageScore} />
            </WrapRow>
          ),
          facts: t('dashboard.attention.completedFacts', {
            name: assessment.name,
            done: formats.number(assessment.usersFinished),
            count: assessment.totalEmployees,
          }),
          subject: name,
        }
      }
      case 'assessmentEnds': {
        const { name, usersFinished, usersTotal } = item.assessment
        return {
          title: t('dashboard.attention.endsAssessment', { count: item.unfinished, name }),
          facts: t('dashboard.attention.endsAssessmentFacts', {
            when: formatDaysUntil(formats, clock.now(), item.due),
            done: formats.number(usersFinished),
            total: formats.number(usersTotal),
          }),
          subject: name,
        }
      }
      case 'trainingEnds': {
        const { name, subjectsSent, totalSubjects } = item.training
        return {
          title: t('dashboard.attention.endsTraining', { count: item.behind, name }),
          facts: t('dashboard.attention.endsTrainingFacts', {
            when: formatDaysUntil(formats, clock.now(), item.end),
            sent: formats.number(subjectsSent),
            count: totalSubjects,
          }),
          subject: name,
        }
      }
      default:
        return getPlainTexts(item, t, formats)
    }
  }
}

type PlainItem = Exclude<AttentionItem, { kind: 'weakest' | 'assessmentEnds' | 'trainingEnds' }>

function getPlainTexts(item: PlainItem, t: TFunction, formats: Formats): AttentionTexts {
  switch (item.kind) {
    case 'seats':
      return getSeatTexts(item, t, formats)
    case 'sync': {
      const { name } = item.service
      const { errorDetails, lastSync } = item.status
      return {
        title: t('dashboard.attention.sync', { name }),
        facts: errorDetails ?? (lastSync ? formatDateTime(formats, lastSync) : ''),
        subject: name,
      }
    }
    case 'report': {
      const { name } = item.report
      const date = item.execution.generatedAt ?? item.execution.scheduledAt ?? item.report.created
      return {
        title: t('dashboard.attention.report', { name }),
        facts: t('dashboard.attention.reportFacts', { date: formatDateTime(formats, date) }),
        subject: name,
      }
    }
    case 'listsBehind': {
      const { name, subjectsSent, totalSubjects: count } = item.training
      const [weakest] = item.lists
      const percentText = (percent: number) => formatWholePercent(formats, percent)
      const isSingle = item.lists.length === 1 && weakest?.list.name !== undefined
      return {
        title: isSingle
          ? t('dashboard.attention.behindList', {
              list: weakest.list.name,
              percent: percentText(weakest.percent),
            })
          : t('dashboard.attention.behindLists', {
              count: item.lists.length,
              percent: percentText(behindBelowPercent),
            }),
        facts: t('dashboard.attention.behindFacts', { name, sent: formats.number(subjectsSent), count }),
        subject: name,
      }
    }
    case 'trainingBounced':
      return getBouncedTexts(item.count, item.training.name, item.training.totalUsers, t)
    case 'assessmentBounced':
      return getBouncedTexts(item.count, item.assessment.name, item.assessment.usersTotal, t)
    case 'trainingDrafts': {
      const { count, newest } = item.drafts
      const facts = { name: newest.name, date: formats.date(newest.updated) }
      return {
        title: t('dashboard.attention.draftTrainings', { count }),
        facts: t('dashboard.attention.draftFacts', facts),
        subject: newest.name,
      }
    }
    case 'assessmentDrafts': {
      const { count, newest } = item.drafts
      const facts = { name: newest.name, date: formats.date(newest.last_updated) }
      return {
        title: t('dashboard.attention.draftAssessments', { count }),
        facts: t('dashboard.attention.draftFacts', facts),
        subject: newest.name,
      }
    }
  }
}

const getBouncedTexts = (count: number, name: string, sentCount: number, t: TFunction): AttentionTexts => ({
  title: t('dashboard.attention.bounced', { name, count }),
  facts: t('dashboard.attention.bouncedFacts', { count: sentCount }),
  subject: name,
})

function getSeatTexts(
  { shortage, company }: Extract<AttentionItem, { kind: 'seats' }>,
  t: TFunction,
  formats: Formats,
): AttentionTexts {
  const { users_available: seats, users_total: used } = company
  const subject = t('dashboard.manager.seats')
  const seatsInUse = t('dashboard.attention.seatsInUse', { used: formats.number(used), count: seats })
  if (shortage === 'nearlyUsed') {
    return {
      title: seatsInUse,
      facts: t('dashboard.attention.seatsLeft', { count: seats - used }),
      subject,
    }
  }
  return {
    title: shortage === 'over' ? seatsInUse : t('dashboard.attention.seatsUsed', { count: seats }),
    facts: t('dashboard.attention.seatsNoneLeft'),
    subject,
  }
}
