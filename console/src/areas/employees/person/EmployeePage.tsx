import { isAnonymous } from '@heed/contracts'
import { observer } from 'mobx-react-lite'
import { Suspense, useEffect, useMemo, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate, useParams } from 'react-router'
import { employeePath, paths } from '../../../app/paths.ts'
import { useCompany, useCompanyStore, useTitle } from '../../../app/RootContext.tsx'
import { AnonymousBanner } from '../../../parts/people/AnonymousBanner.tsx'
import { EditEmployeeDialog } from '../../../parts/people/dialogs.ts'
import { SourceTag } from '../../../parts/people/SourceTag.tsx'
import { nameOf, useEmployeeActions } from '../../../parts/people/useEmployeeActions.tsx'
import { CardSkeleton } from '../../../ui/CardSkeleton.tsx'
import { PageHeader } from '../../../ui/PageHeader.tsx'
import { StateScreen } from '../../../ui/StateScreen.tsx'
import { ShownList } from '../lists/ListStore.ts'
import { PersonCampaigns } from './PersonCampaigns.tsx'
import { PersonFacts } from './PersonFacts.tsx'
import { ShownPeople } from './PersonStore.ts'

/** One employee, on their own or within a list (S2 section 2.3). */
export const EmployeePage = observer(function EmployeePage() {
  const { t } = useTranslation()
  const navigate = useNavigate()
  const { email = '', listId } = useParams()
  const lists = useCompanyStore(ShownList)
  const people = useCompanyStore(ShownPeople)
  const anonymous = isAnonymous(useCompany())
  const list = listId === undefined ? undefined : lists.of(Number(listId))
  const person = useMemo(() => people.of(email), [people, email])
  const [isEditing, setEditing] = useState(false)
  const back = list
    ? { to: paths.list({ listId: list.listId }), label: t('employees.backToEmployees') }
    : { to: paths.employees(), label: t('employees.backToEmployees') }
  const inList = list && { id: list.listId, name: list.info.value?.name ?? '' }
  const actions = useEmployeeActions({
    list: inList,
    onEdit: () => setEditing(true),
    onDeleted: () => void navigate(back.to),
  })
  const { value, error } = person.info
  // Anonymous: nothing of the person is asked for but the address, which the page has already.
  const known = anonymous ? { userId: email, email, name: '', lists: [] } : value
  useTitle(known && nameOf(known))
  useEffect(() => {
    if (!anonymous) void person.load()
  }, [person, anonymous])
  useEffect(() => {
    if (list && !list.info.value) void list.load()
  }, [list])
  if (error && !value) {
    return <StateScreen title={t('ui.noData')} text={error} primary={{ key: 'back', ...back }} />
  }
  return (
    <>
      <PageHeader
        title={known ? nameOf(known) : '…'}
        back={back}
        summary={known?.name ? undefined : t('ui.noName')}
        aside={<SourceTag source={value?.source} />}
        menu={known && actions(known)}
      />
      {anonymous ? (
        <AnonymousBanner />
      ) : (
        <>
          {value ? <PersonFacts employee={value} /> : <CardSkeleton height={180} />}
          <PersonCampaigns person={person} />
        </>
      )}
      <Suspense>
        {isEditing && known && (
          <EditEmployeeDialog
            employee={known}
            onClose={() => setEditing(false)}
            onSaved={(saved) => {
              setEditing(false)
              if (saved.email === email) person.info.set(saved)
              else void navigate(employeePath(saved.email, list?.listId), { replace: true })
            }}
          />
        )}
      </Suspense>
    </>
  )
})
