import Groups from 'virtual:icon/GroupsOutlined'
import Person from 'virtual:icon/PersonOutlined'
import type { Employee, EmployeeList } from '@heed/contracts'
import { observer } from 'mobx-react-lite'
import { useState } from 'react'
import { LiveStore } from '../../app/live/LiveStore.ts'
import { type CompanyFinder, MAX_FOUND, type ShowActions } from '../../app/palette/finder.ts'
import { paths } from '../../app/paths.ts'
import { useRoot } from '../../app/root/RootContext.tsx'
import { getEmployeeName, useEmployeeActions } from '../../parts/people/actions/useEmployeeActions.tsx'
import { useSendAgain } from '../../parts/people/bounces/useSendAgain.ts'
import { EditEmployeeDialog, ListNameDialog } from '../../parts/people/dialogs.ts'
import { useListActions } from './lists/useListActions.tsx'

type PersonProps = { employee: Employee; show: ShowActions }

const PersonActions = observer(function PersonActions({ employee, show }: PersonProps) {
  const live = useRoot().area(LiveStore)
  const [editedEmployee, setEditedEmployee] = useState<Employee>()
  const refetch = () => live.notifyMissed()
  const actions = useEmployeeActions({ onEdit: setEditedEmployee, onSentAgain: refetch, onDeleted: refetch })
  const { offer } = useSendAgain()
  const close = () => setEditedEmployee(undefined)
  return (
    <>
      {show(actions(employee))}
      {editedEmployee && (
        <EditEmployeeDialog
          employee={editedEmployee}
          onClose={close}
          onSaved={(savedEmployee) => {
            close()
            offer(editedEmployee.email, savedEmployee, refetch)
          }}
        />
      )}
    </>
  )
})

type ListProps = { list: EmployeeList; show: ShowActions }

const ListActions = observer(function ListActions({ list, show }: ListProps) {
  const live = useRoot().area(LiveStore)
  const [renamedList, setRenamedList] = useState<EmployeeList>()
  const actions = useListActions({ onRename: setRenamedList, onDeleted: () => live.notifyMissed() })
  const close = () => setRenamedList(undefined)
  return (
    <>
      {show(actions(list))}
      {renamedList && (
        <ListNameDialog
          list={renamedList}
          onClose={close}
          onSaved={() => {
            close()
            live.notifyMissed()
          }}
        />
      )}
    </>
  )
})

export const finders: readonly CompanyFinder[] = [
  {
    title: 'shell.tabs.employees',
    icon: <Person />,
    async find({ client, companyId }, filter, signal) {
      const { users } = await client.employees.list({ companyId, p: 0, n: MAX_FOUND, filter }, { signal })
      return users.map((employee) => ({
        key: `employee ${employee.email}`,
        name: getEmployeeName(employee),
        detail: employee.name ? employee.email : undefined,
        to: paths.employee({ email: employee.email }),
        actions: (show) => <PersonActions employee={employee} show={show} />,
      }))
    },
  },
  {
    title: 'employees.employeeLists',
    icon: <Groups />,
    async find({ client, companyId }, filter, signal) {
      const { lists } = await client.lists.list({ companyId, p: 0, n: MAX_FOUND, filter }, { signal })
      return lists.map((list) => ({
        key: `list ${String(list.id)}`,
        name: list.name,
        to: paths.list({ listId: list.id }),
        actions: (show) => <ListActions list={list} show={show} />,
      }))
    },
  },
]
