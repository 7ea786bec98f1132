import { getIntroReason, type Template, toPlainName } from '@heed/contracts'
import { observer } from 'mobx-react-lite'
import type { ComponentProps } from 'react'
import { useTranslation } from 'react-i18next'
import { useCompanyStore } from '../../../../app/root/RootContext.tsx'
import { ClampedText } from '../../../../ui/text/FewLines.tsx'
import { formatNameSummary } from '../../../../ui/text/fewNames.ts'
import { MutedText } from '../../../../ui/text/Muted.tsx'
import { ListsStore } from '../../../lists/ListsStore.ts'
import { MoreSeats } from '../../../seats/MoreSeats.tsx'
import { RecipientCount } from '../../recipients/RecipientCount.tsx'
import { useDeletedLists } from '../../recipients/useDeletedLists.ts'
import { useUnlistedCount } from '../../recipients/useUnlistedCount.ts'
import { UnavailableNotice } from '../steps/UnavailableNotice.tsx'
import { SummaryPart } from './SummaryPart.tsx'

type GoalProps = {
  name: string
  template: Template | undefined
  customized: string | undefined
}

export function GoalSummary({ name, template, customized }: GoalProps) {
  const { t } = useTranslation()
  return (
    <SummaryPart step="goal" name={name}>
      <div>
        {template?.title ?? t('campaigns.summary.ownContent')}
        {template && customized !== undefined && (
          <MutedText style={{ display: 'block' }}>{customized}</MutedText>
        )}
      </div>
    </SummaryPart>
  )
}

type EmployeesProps = {
  name: string
  userLists: readonly number[]
  employees: number
  company: string | null
}

export const EmployeesSummary = observer(function EmployeesSummary(props: EmployeesProps) {
  const { name, userLists, employees, company } = props
  const { t } = useTranslation()
  const { all } = useCompanyStore(ListsStore)
  const { text } = useDeletedLists(userLists)
  const unlistedCount = useUnlistedCount(userLists, employees)
  const selectedLists = (all.value ?? []).filter(({ id }) => userLists.includes(id))
  const names = selectedLists.map((list) => list.name)
  const emptyNames = selectedLists.filter(({ usersCount }) => usersCount === 0).map((list) => list.name)
  const notes = [
    ...(emptyNames.length > 0
      ? [t('campaigns.summary.empty', { names: formatNameSummary(t, emptyNames) })]
      : []),
    ...(unlistedCount > 0 ? [t('campaigns.recipients.onNone', { count: unlistedCount })] : []),
  ]
  return (
    <SummaryPart
      step="employees"
      name={name}
      problem={company ? <SeatsText text={company} /> : text}
      notes={notes}
    >
      <div>
        <RecipientCount count={employees}>
          {t('campaigns.summary.employees', { count: employees })}
        </RecipientCount>
        <MutedText style={{ display: 'block' }}>
          <ClampedText text={names.join(', ')} most={3} />
        </MutedText>
      </div>
    </SummaryPart>
  )
})

const SeatsText = ({ text }: { text: string }) => (
  <>
    {text} <MoreSeats />
  </>
)

type ContentProps = {
  name: string
  unavailableNotice: ComponentProps<typeof UnavailableNotice>
  sum: string
  titles: readonly string[]
}

export function ContentSummary({ name, unavailableNotice, sum, titles }: ContentProps) {
  return (
    <SummaryPart step="content" name={name}>
      <UnavailableNotice {...unavailableNotice} />
      <div>
        {sum}
        <MutedText style={{ display: 'block' }}>
          <ClampedText text={titles.join(', ')} most={3} />
        </MutedText>
      </div>
    </SummaryPart>
  )
}

/** Keeps the words of adjacent blocks apart when the tags are removed. */
const addSpaces = (html: string): string => html.replace(/<(?:\/(?:p|li|h\d)|br *\/?)>/gi, ' ')

type IntroProps = { name: string; intro: { enabled: boolean; message: string } }

export function IntroSummary({ name, intro }: IntroProps) {
  const { t } = useTranslation()
  return (
    <SummaryPart step="introMessage" name={name} problem={getIntroReason(intro)}>
      {intro.enabled ? (
        <ClampedText text={toPlainName(addSpaces(intro.message))} most={3} />
      ) : (
        t('campaigns.summary.off')
      )}
    </SummaryPart>
  )
}
