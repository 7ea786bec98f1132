import MailOutline from 'virtual:icon/MailOutlineOutlined'
import type { Controls } from '@heed/contracts/controls'
import { styled } from '@mui/material/styles'
import { observer } from 'mobx-react-lite'
import { useTranslation } from 'react-i18next'
import type { Resource } from '../../../src/lib/requests/Resource.ts'
import { SearchField } from '../../../src/ui/form/SearchField.tsx'
import { LinkTabs } from '../../../src/ui/navigation/LinkTabs.tsx'
import { Panel } from '../../../src/ui/panels/Panel.tsx'
import { EmptyState } from '../../../src/ui/states/EmptyState.tsx'
import { ErrorState } from '../../../src/ui/states/ErrorState.tsx'
import { NoResults } from '../../../src/ui/table/NoResults.tsx'
import { PageHeader } from '../../../src/ui/titles/PageHeader.tsx'
import { useIsNarrow } from '../../../src/ui/useNarrow.ts'
import { ControlCalls } from '../ControlCalls.tsx'
import { paths } from '../paths.ts'
import { useDeskQuery } from '../useDeskQuery.ts'
import { EmailList } from './EmailList.tsx'
import { EmailView } from './EmailView.tsx'
import { useKindName } from './useKindName.ts'
import { PAGE_SIZE, useOutbox } from './useOutbox.ts'

const Panes = styled('div')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  [theme.breakpoints.up('lg')]: { gridTemplateColumns: '22.5rem minmax(0, 1fr)' },
}))

const Tools = styled('div')(({ theme }) => ({
  padding: '12px 16px',
  borderBottom: `1px solid ${theme.vars.palette.surface.rowLine}`,
}))

const Pane = styled('div')(({ theme }) => ({
  minWidth: 0,
  [theme.breakpoints.up('lg')]: {
    '& + &': { borderLeft: `1px solid ${theme.vars.palette.surface.rowLine}` },
  },
}))

type EmailHeaders = Awaited<ReturnType<Controls['outbox']['browse']>>

type EmailResultsProps = { outbox: ReturnType<typeof useOutbox>; heads: Resource<EmailHeaders> }

const EmailResults = observer(function EmailResults({ outbox, heads: mailHeaders }: EmailResultsProps) {
  const { t } = useTranslation()
  const kindName = useKindName()
  const { kind, search } = outbox
  const { value, loading } = mailHeaders
  return value === undefined && mailHeaders.failure ? (
    <ErrorState
      title={t('ui.notLoadedOf', { name: t('desk.places.outbox') })}
      text={mailHeaders.error}
      onRetry={() => void mailHeaders.reload()}
    />
  ) : value && value.mails.length === 0 && !loading ? (
    <NoResults search={search || kindName(kind ?? '')} onClear={() => outbox.setSearch('')} />
  ) : (
    <EmailList outbox={outbox} mails={value?.mails} total={value?.total ?? 0} />
  )
})

export const OutboxPage = observer(function OutboxPage() {
  const { t } = useTranslation()
  const kindName = useKindName()
  const place = useOutbox()
  const { kind, search, page, mail } = place
  const isNarrow = useIsNarrow('lg')
  const query = { ...(kind === undefined ? {} : { kind }), search, page, size: PAGE_SIZE }
  const mailHeaders = useDeskQuery(({ outbox }, signal) => outbox.browse(query, { signal }), {
    key: JSON.stringify(query),
  })
  const { value } = mailHeaders
  const all = value?.kinds.reduce((sum, { count }) => sum + count, 0)
  const isEmpty = value !== undefined && value.total === 0 && search === '' && kind === undefined
  const folders = [
    { to: place.toKind(undefined), label: t('desk.outbox.all'), count: all ?? null },
    ...(value?.kinds ?? []).map(({ name, count }) => ({
      to: place.toKind(name),
      label: kindName(name),
      count,
    })),
  ]
  const reading = mail !== undefined && (
    <EmailView key={mail} id={mail} back={isNarrow ? place.list : undefined} />
  )
  return (
    <>
      <PageHeader title={t('desk.places.outbox')} summary={t('desk.outbox.about')} />
      <Panel flush>
        {isEmpty ? (
          <EmptyState
            icon={<MailOutline />}
            title={t('desk.outbox.none')}
            text={t('desk.outbox.noneText')}
            primary={{ key: 'clock', label: t('desk.outbox.moveTime'), to: paths.clock }}
          />
        ) : (
          <>
            <LinkTabs asHead label={t('desk.outbox.folders')} tabs={folders} />
            {isNarrow && reading ? (
              reading
            ) : (
              <Panes>
                <Pane>
                  <Tools>
                    <SearchField
                      label={t('desk.outbox.search')}
                      value={search}
                      onChange={place.setSearch}
                      delay={250}
                    />
                  </Tools>
                  <EmailResults outbox={place} heads={mailHeaders} />
                </Pane>
                {!isNarrow && (
                  <Pane>
                    {reading || <EmptyState icon={<MailOutline />} title={t('desk.outbox.choose')} />}
                  </Pane>
                )}
              </Panes>
            )}
          </>
        )}
      </Panel>
      <div style={{ marginTop: 12 }}>
        <ControlCalls calls={[{ call: { control: 'outbox.browse', args: query } }]} />
      </div>
    </>
  )
})
