import { getCompanyName, type Leaver, type LeaverCounts } from '@heed/contracts'
import type { TFunction } from 'i18next'
import { observer } from 'mobx-react-lite'
import { useTranslation } from 'react-i18next'
import { useCompany } from '../../../app/root/RootContext.tsx'
import { CommandBlock } from '../../../ui/code/CommandBlock.tsx'
import { ProgressBar } from '../../../ui/figures/ProgressBar.tsx'
import { CheckBox } from '../../../ui/form/CheckBox.tsx'
import { Banner } from '../../../ui/notices/Banner.tsx'
import { VirtualList } from '../../../ui/VirtualList.tsx'
import { formatDeleteCommand } from '../actions/commands.ts'
import { formatAcknowledgement, formatLeavers } from '../actions/leaversText.ts'
import { formatPerson, TextRow } from '../TextRow.tsx'
import { FailedRemovals } from './FailedRemovals.tsx'
import type { RemovalStore } from './RemovalStore.ts'

type Props = { store: RemovalStore; isTicked: boolean; onTick: (isTicked: boolean) => void }

export const RemovalBody = observer(function RemovalBody({ store, isTicked, onTick }: Props) {
  const { t } = useTranslation()
  const { phase, queue, failure, failedRemovals } = store
  const share = { n: queue.removedPeople, count: queue.total }
  switch (phase) {
    case 'looking':
      return <ProgressBar isWork label={t('employees.removal.looking')} />
    case 'notFound':
      return <Banner tone="error">{failure?.text}</Banner>
    case 'question':
      return <Question store={store} isTicked={isTicked} onTick={onTick} />
    case 'removing':
      return (
        <>
          <Bar store={store} />
          <FailedRemovals people={failedRemovals} />
        </>
      )
    case 'halted':
      return (
        <>
          <Banner tone={failure ? 'error' : 'warning'}>
            {failure?.text ?? t('employees.removal.stopped')}
          </Banner>
          <Bar store={store} />
          <div>
            {t('employees.removal.soFar', share)} {queue.removedPeople > 0 && formatLeavers(t, queue.removed)}
          </div>
          <div>{t('employees.removal.goOnHelp')}</div>
          <FailedRemovals people={failedRemovals} />
        </>
      )
    case 'done':
      return (
        <>
          <Banner tone={queue.removedPeople > 0 ? 'success' : 'warning'}>
            {t('employees.removal.soFar', share)} {queue.removedPeople > 0 && formatLeavers(t, queue.removed)}
          </Banner>
          <FailedRemovals people={failedRemovals} />
        </>
      )
  }
})

const Question = observer(function Question({ store, isTicked, onTick }: Props) {
  const { t } = useTranslation()
  const company = getCompanyName(useCompany())
  const { people, refused, list, expectedLeavers, companyId } = store
  if (people.length + refused.length === 0)
    return <Banner tone="info">{t('employees.removal.nobody')}</Banner>
  return (
    <>
      {people.length > 0 && (
        <>
          <div>
            {list
              ? t('employees.removal.ofList', { list: list.name, company })
              : t('employees.removal.ofCompany', { company })}
          </div>
          {expectedLeavers.leaving < people.length && (
            <Banner tone="error">
              {list && `${explainDeletion(t, expectedLeavers)} `}
              {t('employees.removal.forGood')} {t('employees.removal.noMoreMails')}
            </Banner>
          )}
          <VirtualList
            label={t('employees.removal.who')}
            total={people.length}
            inView={5}
            row={(index) => <TextRow line={toLine(t, people[index])} />}
          />
          <CheckBox label={formatAcknowledgement(t, expectedLeavers)} checked={isTicked} onChange={onTick} />
        </>
      )}
      <FailedRemovals people={refused} />
      {people.length > 0 && (
        <CommandBlock
          command={formatDeleteCommand({
            companyId,
            listId: list?.id,
            emails: people.map(({ email }) => email),
          })}
        />
      )}
    </>
  )
})

const Bar = observer(function Bar({ store: { queue, phase } }: { store: RemovalStore }) {
  const { t } = useTranslation()
  const share = { n: queue.removedPeople, count: queue.total }
  return (
    <ProgressBar
      isWork
      label={t('employees.removal.removing')}
      detail={t('employees.removal.ofPeople', share)}
      percent={(share.n / share.count) * 100}
      tone={phase === 'halted' ? 'warning' : 'primary'}
    />
  )
})

function explainDeletion(t: TFunction, { deleted, unknown }: LeaverCounts): string {
  return unknown > 0 ? t('employees.removal.offUnknown') : t('employees.removal.offLast', { count: deleted })
}

function toLine(t: TFunction, person: Leaver | undefined) {
  return (
    person && {
      lead: '',
      text: formatPerson(person),
      note: formatRemovalNote(t, person),
      isBad: person.isDeleted === true,
    }
  )
}

function formatRemovalNote(t: TFunction, { isDeleted }: Leaver): string {
  if (isDeleted === null) return t('employees.removal.leaves')
  return isDeleted ? t('employees.removal.isDeleted') : t('employees.removal.stays')
}
