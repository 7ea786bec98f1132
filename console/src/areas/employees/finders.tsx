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
  const [editing, setEditing] = useState<Employee>()
  const readAgain = () => live.readAgain()
  const actions = useEmployeeActions({ onEdit: setEditing, onSentAgain: readAgain, onDeleted: readAgain })
  const { offer } = useSendAgain()
  const close = () => setEditing(undefined)
  return (
    <>
      {show(actions(employee))}
      {editing && (
        <EditEmployeeDialog
          employee={editing}
          onClose={close}
          onSaved={(saved) => {
            close()
            offer(editing.email, saved, readAgain)
          }}
        />
      )}
    </>
  )
})

type ListProps = { list: EmployeeList; show: ShowActions }

const ListActions = observer(function ListActions({ list, show }: ListProps) {
  const live = useRoot().area(LiveStore)
  const [renaming, setRenaming] = useState<EmployeeList>()
  const actions = useListActions({ onRename: setRenaming, onDeleted: () => live.readAgain() })
  const close = () => setRenaming(undefined)
  return (
    <>
      {show(actions(list))}
      {renaming && (
        <ListNameDialog
          list={renaming}
          onClose={close}
          onSaved={() => {
            close()
            live.readAgain()
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
