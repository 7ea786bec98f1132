import { getTrackingRefusal } from '@heed/contracts'
import Skeleton from '@mui/material/Skeleton'
import Typography from '@mui/material/Typography'
import { observer } from 'mobx-react-lite'
import { Suspense, useEffect, useEffectEvent, useId } from 'react'
import { useTranslation } from 'react-i18next'
import { useLocation, useSearchParams } from 'react-router'
import * as z from 'zod/mini'
import { useDraftFlag, useDraftState } from '../../../app/drafts/useDraft.ts'
import { useLiveEvent } from '../../../app/live/useLive.ts'
import { useCompany, useCompanyStore, useRoot } from '../../../app/root/RootContext.tsx'
import type { Resource } from '../../../lib/requests/Resource.ts'
import { toFailureProps } from '../../../lib/tables/tableProps.ts'
import { Announced } from '../../../ui/announcer/Announced.tsx'
import { ActionButton } from '../../../ui/buttons/ActionButton.tsx'
import { toRefusalProps } from '../../../ui/buttons/action.ts'
import { Stack, WrapRow } from '../../../ui/layout.ts'
import { Banner } from '../../../ui/notices/Banner.tsx'
import { PeoplePicture } from '../../../ui/pictures/PeoplePicture.tsx'
import { EmptyState } from '../../../ui/states/EmptyState.tsx'
import { ErrorState } from '../../../ui/states/ErrorState.tsx'
import { AddEmployeesDialog, ListNameDialog } from '../../people/dialogs.ts'
import { usePeopleRefusals } from '../../people/usePeopleRefusals.ts'
import { MoreSeats } from '../../seats/MoreSeats.tsx'
import { ListPicker } from './ListPicker.tsx'
import { RecipientsStore } from './RecipientsStore.ts'
import { RecipientsTable } from './RecipientsTable.tsx'
import { useDeletedLists } from './useDeletedLists.ts'
import { useUnlistedCount } from './useUnlistedCount.ts'

const RECIPIENTS_PARAM = 'recipients'
const SHOWN_VALUE = 'shown'

const FilledList = z.object({ id: z.int(), name: z.string() })

type Props = {
  value: readonly number[]
  onChange: (listIds: number[]) => void
  people: Resource<number>
  problem: string | null
  disabledReason?: string | undefined
}

export const RecipientsInput = observer(function RecipientsInput(props: Props) {
  const { value, onChange, people, problem, disabledReason } = props
  const { t } = useTranslation()
  const { session } = useRoot()
  const company = useCompany()
  const store = useCompanyStore(RecipientsStore)
  const [isNamingList, setNamingList] = useDraftFlag('recipients/naming')
  const [filledList, setFilledList] = useDraftState('recipients/filled', FilledList)
  const [isOpen, setOpen] = useRecipientsDialog()
  const id = useId()
  const reload = () => {
    void store.loadLists()
    void people.reload()
    if (isOpen) void store.people.refresh()
  }
  useReloadOnReturn(reload)
  const { gone: deletedIds, text: deletedListsText } = useDeletedLists(value)
  return (
    <Stack>
      {problem !== null && (
        <Banner tone="warning">
          {problem} {session.isAdmin && <MoreSeats />}
        </Banner>
      )}
      {deletedListsText !== undefined && (
        <Banner
          tone="warning"
          action={{
            key: 'remove',
            label: t('campaigns.recipients.removeGone', { count: deletedIds.length }),
            onRun: () => onChange(value.filter((listId) => !deletedIds.includes(listId))),
          }}
        >
          {deletedListsText}
        </Banner>
      )}
      <Lists
        {...{ value, onChange, disabledReason }}
        table={{ id, isOpen, onOpen: setOpen }}
        onCreate={() => setNamingList(true)}
        onAdd={setFilledList}
      />
      <ReachedCount value={value} people={people} />
      {isOpen && value.length > 0 && getTrackingRefusal(company) === null && (
        <RecipientsTable id={id} listIds={value} />
      )}
      <Suspense>
        {isNamingList && (
          <ListNameDialog
            onClose={() => setNamingList(false)}
            onSaved={({ id: listId, name }) => {
              setNamingList(false)
              setFilledList({ id: listId, name })
              onChange([...value, listId])
              void store.loadLists()
            }}
          />
        )}
        {filledList && (
          <AddEmployeesDialog list={filledList} onSaved={reload} onClose={() => setFilledList(undefined)} />
        )}
      </Suspense>
    </Stack>
  )
})

type ListsProps = Pick<Props, 'value' | 'onChange' | 'disabledReason'> & {
  table: { id: string; isOpen: boolean; onOpen: (isOpen: boolean) => void }
  onCreate: () => void
  onAdd: (list: z.infer<typeof FilledList>) => void
}

const Lists = observer(function Lists({
  value,
  onChange,
  disabledReason,
  table,
  onCreate,
  onAdd,
}: ListsProps) {
  const { t } = useTranslation()
  const company = useCompany()
  const refusals = usePeopleRefusals()
  const { all } = useCompanyStore(RecipientsStore).lists
  const { id, isOpen, onOpen } = table
  const createAction = {
    key: 'create',
    label: t('employees.createList'),
    onRun: onCreate,
    ...toRefusalProps(disabledReason ?? refusals.createList),
  }
  return all.value === undefined ? (
    all.failure ? (
      <ErrorState
        title={t('ui.notLoadedOf', { name: t('employees.employeeLists') })}
        text={all.error}
        onRetry={toFailureProps(all).onRetry}
      />
    ) : (
      <Skeleton variant="rounded" height={240} aria-busy />
    )
  ) : all.value.length === 0 ? (
    <EmptyState
      picture={<PeoplePicture />}
      title={t('employees.noLists')}
      text={t('campaigns.recipients.noListsText')}
      primary={createAction}
    />
  ) : (
    <>
      <ListPicker
        label={t('employees.employeeLists')}
        lists={all.value}
        value={value}
        onChange={onChange}
        onAdd={({ id: listId, name }) => onAdd({ id: listId, name })}
        disabledReason={disabledReason}
      />
      <WrapRow>
        <ActionButton action={createAction} />
        <ActionButton
          expands={{ id, isOpen }}
          action={{
            key: 'people',
            label: isOpen ? t('campaigns.recipients.hide') : t('campaigns.recipients.show'),
            disabledReason:
              getTrackingRefusal(company) ??
              (value.length === 0 ? t('campaigns.recipients.chooseFirst') : undefined),
            onRun: () => onOpen(!isOpen),
          }}
        />
      </WrapRow>
    </>
  )
})

const ReachedCount = observer(function ReachedCount({ value, people }: Pick<Props, 'value' | 'people'>) {
  const { t } = useTranslation()
  const { known: knownLists } = useCompanyStore(RecipientsStore)
  const { value: count, error, loading } = people
  const unlistedCount = useUnlistedCount(value, count)
  if (error !== undefined) {
    const retryAction = {
      key: 'again',
      label: t('ui.tryAgain'),
      onRun: () => void people.reload(),
      busy: loading,
    }
    return (
      <Banner tone="error" action={retryAction}>
        {t('campaigns.recipients.notCounted')} {error}
      </Banner>
    )
  }
  if (count === undefined) return <Skeleton width={240} aria-busy />
  const membershipCount = value.reduce((sum, listId) => sum + (knownLists?.get(listId)?.usersCount ?? 0), 0)
  const duplicateCount = knownLists && !loading ? membershipCount - count : 0
  return (
    <Announced aria-busy={loading} style={{ opacity: loading ? 0.6 : 1 }}>
      <Typography variant="h3" component="p">
        {t('campaigns.recipients.reached', { count })}
      </Typography>
      {duplicateCount > 0 && (
        <Typography color="textSecondary">
          {value.length === 2
            ? t('campaigns.recipients.onTwo', { count: duplicateCount })
            : t('campaigns.recipients.onSeveral', { count: membershipCount })}
        </Typography>
      )}
      {unlistedCount > 0 && !loading && (
        <Typography color="textSecondary">
          {t('campaigns.recipients.onNone', { count: unlistedCount })}
        </Typography>
      )}
    </Announced>
  )
})

function useReloadOnReturn(reload: () => void): void {
  const handleReload = useEffectEvent(reload)
  useLiveEvent('missed', reload)
  useEffect(() => {
    const handleVisibilityChange = () => {
      if (document.visibilityState === 'visible') handleReload()
    }
    handleVisibilityChange()
    document.addEventListener('visibilitychange', handleVisibilityChange)
    return () => document.removeEventListener('visibilitychange', handleVisibilityChange)
  }, [])
}

function useRecipientsDialog(): [isShown: boolean, show: (isShown: boolean) => void] {
  const { state } = useLocation()
  const [query, setQuery] = useSearchParams()
  const show = (isShown: boolean) =>
    setQuery(
      (params) => {
        if (isShown) params.set(RECIPIENTS_PARAM, SHOWN_VALUE)
        else params.delete(RECIPIENTS_PARAM)
        return params
      },
      { replace: true, state, preventScrollReset: true },
    )
  return [query.get(RECIPIENTS_PARAM) === SHOWN_VALUE, show]
}
