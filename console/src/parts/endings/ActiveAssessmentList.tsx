import { type AssessmentRow, campaignStatus } from '@heed/contracts'
import { styled } from '@mui/material/styles'
import { observer } from 'mobx-react-lite'
import { type ReactNode, useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useRoot } from '../../app/root/RootContext.tsx'
import { formatDateTime } from '../../lib/dates/timeFormats.ts'
import { Resource } from '../../lib/requests/Resource.ts'
import { useFormats } from '../../ui/formats.ts'
import { MutedText } from '../../ui/text/Muted.tsx'

const MAX_LISTED = 5

const List = styled('ul')({ display: 'grid', gap: 4, margin: '8px 0 0', padding: 0, listStyle: 'none' })

type Props = {
  companyId: number
  count: number
  link: (assessment: AssessmentRow) => ReactNode
}

/** Lists the active assessments that block a change, soonest to end first (B-13). */
export const ActiveAssessmentList = observer(function ActiveAssessmentList({
  companyId,
  count,
  link,
}: Props) {
  const { t } = useTranslation()
  const formats = useFormats()
  const { client } = useRoot()
  const [active] = useState(() => new Resource<{ assessments: AssessmentRow[]; count: number }>())
  useEffect(() => {
    const query = { companyId, status: campaignStatus.active, order: 'due asc' as const, p: 0, n: MAX_LISTED }
    if (count > 0) void active.load((signal) => client.assessments.list(query, { signal }))
  }, [active, client, companyId, count])
  const { assessments = [], count: totalCount = 0 } = active.value ?? {}
  if (count === 0 || assessments.length === 0) return null
  return (
    <List aria-label={t('ui.activeAssessments')}>
      {assessments.map((assessment) => (
        <li key={assessment.id}>
          {link(assessment)}{' '}
          <MutedText>
            {assessment.due === null
              ? t('ui.endsNever')
              : t('ui.endsAt', { date: formatDateTime(formats, assessment.due) })}
          </MutedText>
        </li>
      ))}
      {totalCount > assessments.length && (
        <li>
          <MutedText>{t('ui.andMore', { count: totalCount - assessments.length })}</MutedText>
        </li>
      )}
    </List>
  )
})
