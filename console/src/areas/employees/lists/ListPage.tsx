import PersonAdd from 'virtual:icon/PersonAddOutlined'
import { getListLockReason } from '@heed/contracts'
import { observer } from 'mobx-react-lite'
import { type ComponentProps, Suspense, useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate, useParams } from 'react-router'
import { useDraftFlag } from '../../../app/drafts/useDraft.ts'
import { useExportName } from '../../../app/files/useExportName.ts'
import { useRefresh } from '../../../app/live/useRefresh.ts'
import { MissingPage } from '../../../app/page/MissingPage.tsx'
import { ResourcePage } from '../../../app/page/SubjectPage.tsx'
import { paths } from '../../../app/paths.ts'
import { useCompanyStore, useRoot } from '../../../app/root/RootContext.tsx'
import { TableTools } from '../../../app/tables/TableTools.tsx'
import { parseId } from '../../../lib/addresses/pathId.ts'
import { getRowCount } from '../../../lib/tables/tableProps.ts'
import { AddEmployeesDialog, ListNameDialog } from '../../../parts/people/dialogs.ts'
import { EmptyTable } from '../../../parts/people/EmptyTable.tsx'
import { downloadPeople } from '../../../parts/people/exportPeople.ts'
import { LimitBanner } from '../../../parts/people/LimitBanner.tsx'
import { SourceTag } from '../../../parts/people/SourceTag.tsx'
import { PeopleTable } from '../../../parts/people/table/PeopleTable.tsx'
import { usePeopleRefusals } from '../../../parts/people/usePeopleRefusals.ts'
import { pendingMenu, toRefusalProps } from '../../../ui/buttons/action.ts'
import { useFormats } from '../../../ui/formats.ts'
import { Section } from '../../../ui/panels/Section.tsx'
import { TextPlaceholder } from '../../../ui/text/TextPlaceholder.tsx'
import { type ListStore, ListStoreCache } from './ListStore.ts'
import { useListActions } from './useListActions.tsx'

export const ListPage = observer(function ListPage() {
  const { t } = useTranslation()
  const lists = useCompanyStore(ListStoreCache)
  const listId = parseId(useParams().listId)
  const backLink = { to: useRoot().history.getLastLink(paths.employees()), label: t('employees.backToLists') }
  const missingTexts = { title: t('employees.noSuchList'), text: t('employees.noSuchListText') }
  if (listId === undefined) return <MissingPage {...missingTexts} back={backLink} />
  return <ListDetail key={listId} list={lists.get(listId)} back={backLink} missing={missingTexts} />
})

type Props = { list: ListStore } & Pick<ComponentProps<typeof ResourcePage>, 'back' | 'missing'>

const ListDetail = observer(function OneList({ list, back, missing }: Props) {
  const { t } = useTranslation()
  const formats = useFormats()
  const navigate = useNavigate()
  const { clock } = useRoot()
  const refusals = usePeopleRefusals()
  useEffect(() => void list.load(), [list])
  const [isRenaming, setRenaming] = useDraftFlag(`list/${list.listId}/renaming`)
  const [isAdding, setAdding] = useDraftFlag(`list/${list.listId}/adding`)
  const info = list.info.value
  const summarize = (count: number, created: Date | string) =>
    t('employees.listSummary', { count, created: formats.date(created) })
  const actions = useListActions({
    onRename: () => setRenaming(true),
    onDeleted: () => void navigate(back.to),
  })
  const reload = () => {
    void list.load()
    void list.people.reload()
  }
  useRefresh(() => void Promise.all([list.info.refresh(), list.people.refresh()]))
  return (
    <ResourcePage
      of={list.info}
      missing={missing}
      title={info?.name}
      back={back}
      aside={<SourceTag source={info?.source} />}
      summary={
        info ? (
          summarize(info.usersCount, info.created)
        ) : (
          <TextPlaceholder text={summarize(100, clock.now())} />
        )
      }
      primary={{
        key: 'add',
        label: t('employees.add'),
        icon: <PersonAdd />,
        onRun: () => setAdding(true),
        ...toRefusalProps(refusals.add ?? (info ? getListLockReason(info) : null)),
      }}
      menu={info ? actions(info) : pendingMenu}
    >
      <LimitBanner />
      <ListMembers list={list} onChanged={reload} />
      <Suspense>
        {isRenaming && info && (
          <ListNameDialog
            list={info}
            onClose={() => setRenaming(false)}
            onSaved={(savedList) => {
              setRenaming(false)
              list.info.set(savedList)
            }}
          />
        )}
        {isAdding && info && (
          <AddEmployeesDialog list={info} onSaved={reload} onClose={() => setAdding(false)} />
        )}
      </Suspense>
    </ResourcePage>
  )
})

type MembersProps = { list: ListStore; onChanged: () => void }

const ListMembers = observer(function ListMembers({ list, onChanged }: MembersProps) {
  const { t } = useTranslation()
  const { people: table } = list
  const info = list.info.value
  const fileName = useExportName()(info?.name ?? '')
  return (
    <Section
      title={t('employees.title')}
      count={getRowCount(table)}
      tools={
        <TableTools
          list={table}
          searchLabel={t('employees.searchEmployees')}
          fileName={fileName}
          onDownload={async () => downloadPeople(fileName, await table.fetchAll())}
        />
      }
    >
      <PeopleTable
        table={table}
        label={t('employees.inList', { list: info?.name ?? '' })}
        list={{ id: list.listId, name: info?.name ?? '', source: info?.source }}
        onChanged={onChanged}
        emptyState={
          <EmptyTable
            search={table.search}
            onClear={() => table.setSearch('')}
            title={t('employees.emptyList')}
            text={t('employees.noEmployeesText')}
          />
        }
      />
    </Section>
  )
})
