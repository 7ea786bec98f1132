import Download from 'virtual:icon/FileDownloadOutlined'
import { getCompanyName, isAnonymous } from '@heed/contracts'
import { observer } from 'mobx-react-lite'
import { type ComponentProps, Suspense, useEffect, useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate, useParams } from 'react-router'
import { useDraftFlag } from '../../../app/drafts/useDraft.ts'
import { useExportName } from '../../../app/files/useExportName.ts'
import { useRefresh } from '../../../app/live/useRefresh.ts'
import { type BackLink, MissingPage } from '../../../app/page/MissingPage.tsx'
import { ResourcePage } from '../../../app/page/SubjectPage.tsx'
import { getEmployeePath, paths } from '../../../app/paths.ts'
import { useCompany, useCompanyStore, useRoot } from '../../../app/root/RootContext.tsx'
import { parseEmail, parseId } from '../../../lib/addresses/pathId.ts'
import { createCsvBlob, downloadBlob } from '../../../lib/files/download.ts'
import { AnonymousBanner } from '../../../parts/people/AnonymousBanner.tsx'
import { getEmployeeName, useEmployeeActions } from '../../../parts/people/actions/useEmployeeActions.tsx'
import { BounceBanner } from '../../../parts/people/bounces/BounceBanner.tsx'
import { useSendAgain } from '../../../parts/people/bounces/useSendAgain.ts'
import { EditEmployeeDialog } from '../../../parts/people/dialogs.ts'
import { SourceTag } from '../../../parts/people/SourceTag.tsx'
import { type Action, pendingMenu } from '../../../ui/buttons/action.ts'
import { Stack } from '../../../ui/layout.ts'
import { useMutation } from '../../../ui/useMutation.ts'
import { type ListStore, ListStoreCache } from '../lists/ListStore.ts'
import { PersonCampaigns } from './PersonCampaigns.tsx'
import { PersonFacts } from './PersonFacts.tsx'
import { type PersonStore, PersonStores } from './PersonStore.ts'

export const EmployeePage = observer(function EmployeePage() {
  const { t } = useTranslation()
  const { history } = useRoot()
  const params = useParams()
  const email = parseEmail(params.email)
  const listId = parseId(params.listId)
  const company = getCompanyName(useCompany())
  const missingTexts = { title: t('ui.noData'), text: t('employees.noSuchEmployee', { company }) }
  if (email === undefined || (params.listId !== undefined && listId === undefined)) {
    const backLink = { to: history.getLastLink(paths.employees()), label: t('employees.backToEmployees') }
    return <MissingPage {...missingTexts} back={backLink} />
  }
  return <EmployeeDetail key={email} email={email} listId={listId} missing={missingTexts} />
})

type Props = { email: string; listId: number | undefined } & Pick<
  ComponentProps<typeof ResourcePage>,
  'missing'
>

const EmployeeDetail = observer(function OnePerson({ email, listId, missing }: Props) {
  const { t } = useTranslation()
  const navigate = useNavigate()
  const people = useCompanyStore(PersonStores)
  const anonymous = isAnonymous(useCompany())
  const list = useParentList(listId)
  const person = useMemo(() => people.get(email), [people, email])
  const [isEditing, setEditing] = useDraftFlag(`employee/${email}/editing`)
  const backLink = useBackLink(list)
  const currentList = list && { id: list.listId, name: '', ...list.info.value }
  const actions = useEmployeeActions({
    list: currentList,
    onEdit: () => setEditing(true),
    onSentAgain: () => void person.reload(),
    onDeleted: () => void navigate(backLink.to),
  })
  const exportRecord = useRecordExport(person)
  const { offer } = useSendAgain()
  const { value } = person.info
  // With anonymous tracking, the page fetches nothing and shows the address from the URL.
  const knownEmployee = anonymous ? { userId: email, email, name: '', lists: [] } : value
  useEffect(() => {
    if (!anonymous) void person.load()
  }, [person, anonymous])
  useRefresh(() => void person.reload())
  return (
    <ResourcePage
      of={person.info}
      missing={missing}
      title={knownEmployee && getEmployeeName(knownEmployee)}
      back={backLink}
      summary={knownEmployee && !knownEmployee.name ? t('ui.noName') : undefined}
      aside={<SourceTag source={value?.source} />}
      actions={anonymous ? [] : [{ ...exportRecord, pending: !value }]}
      menu={knownEmployee ? actions(knownEmployee) : pendingMenu}
    >
      {anonymous ? (
        <AnonymousBanner />
      ) : (
        <>
          <Stack>
            {value && (
              <BounceBanner
                person={value}
                onCorrect={() => setEditing(true)}
                onSent={() => void person.reload()}
              />
            )}
            <PersonFacts employee={value} email={email} />
          </Stack>
          <PersonCampaigns person={person} />
        </>
      )}
      <Suspense>
        {isEditing && knownEmployee && (
          <EditEmployeeDialog
            employee={knownEmployee}
            onClose={() => setEditing(false)}
            onSaved={(savedEmployee) => {
              setEditing(false)
              if (savedEmployee.email === email) person.info.set(savedEmployee)
              else {
                offer(email, savedEmployee, () => {
                  void navigate(getEmployeePath(savedEmployee.email, list?.listId), { replace: true })
                })
              }
            }}
          />
        )}
      </Suspense>
    </ResourcePage>
  )
})

function useRecordExport(person: PersonStore): Action {
  const { t } = useTranslation()
  const { notices } = useRoot()
  const saveMutation = useMutation()
  const fileName = useExportName()(person.email)
  return {
    key: 'record',
    label: t('employees.exportRecord'),
    icon: <Download />,
    busy: saveMutation.pending,
    hint: fileName,
    onRun: () =>
      void saveMutation
        .run(async () => downloadBlob(fileName, createCsvBlob(await person.record())))
        .then(() => saveMutation.failure && notices.show('error', saveMutation.failure.text)),
  }
}

function useParentList(listId: number | undefined): ListStore | undefined {
  const lists = useCompanyStore(ListStoreCache)
  const list = listId === undefined ? undefined : lists.get(listId)
  useEffect(() => {
    if (list && !list.info.value) void list.load()
  }, [list])
  return list?.info.failure?.kind === 'notFound' ? undefined : list
}

function useBackLink(list: ListStore | undefined): BackLink {
  const { t } = useTranslation()
  const { history } = useRoot()
  if (!list) return { to: history.getLastLink(paths.employees()), label: t('employees.backToEmployees') }
  const name = list.info.value?.name
  return {
    to: history.getLastLink(paths.list({ listId: list.listId })),
    label: name === undefined ? t('employees.backToThisList') : t('employees.backToList', { list: name }),
  }
}
