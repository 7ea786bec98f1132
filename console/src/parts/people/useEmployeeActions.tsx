import { companyName, type Employee, isAnonymous, type ListRef } from '@heed/contracts'
import Delete from '@mui/icons-material/DeleteOutlined'
import Edit from '@mui/icons-material/EditOutlined'
import { useTranslation } from 'react-i18next'
import { useCompany, useRoot } from '../../app/RootContext.tsx'
import type { Action } from '../../ui/action.ts'
import { useAbilities, useEmployeesStore } from './useEmployeesStore.ts'

type Options = {
  /** The list the person is seen from: deleting takes them off that list only. */
  list?: ListRef | undefined
  onEdit: (employee: Employee) => void
  onDeleted: () => void
}

/** How a person is called: the address stands in where there is no name. */
export const nameOf = ({ name, email }: Pick<Employee, 'name' | 'email'>): string => name || email

/** Edit and delete, the same in a row's menu and on the person's page; for observers. */
export function useEmployeeActions({ list, onEdit, onDeleted }: Options): (employee: Employee) => Action[] {
  const { t } = useTranslation()
  const { confirm, notices } = useRoot()
  const company = useCompany()
  const store = useEmployeesStore()
  const can = useAbilities()

  /** With anonymous tracking a person's lists are not told: then every list is meant. */
  async function listsOf(employee: Employee): Promise<readonly ListRef[]> {
    if (list) return [list]
    if (!isAnonymous(company)) return employee.lists
    await store.lists.loadAll()
    return store.lists.choices
  }

  function askDelete(employee: Employee): void {
    const facts = { name: nameOf(employee), list: list?.name ?? '', company: companyName(company) }
    confirm.ask({
      title: t('employees.deleteTitle', facts),
      description: list ? t('employees.deleteFromListText', facts) : t('employees.deleteText', facts),
      actionLabel: t('employees.delete'),
      danger: true,
      run: async () => {
        await store.remove(employee.email, await listsOf(employee))
        notices.show('success', list ? t('employees.userDeleted') : t('employees.deleted'))
        onDeleted()
      },
    })
  }

  return (employee) => {
    const edit: Action = {
      key: 'edit',
      label: t('employees.edit'),
      icon: <Edit />,
      onRun: () => onEdit(employee),
      disabledReason: can.edit,
    }
    const remove: Action = {
      key: 'delete',
      label: t('employees.delete'),
      icon: <Delete />,
      danger: true,
      onRun: () => askDelete(employee),
      disabledReason: can.delete,
    }
    return can.showsDelete ? [edit, remove] : [edit]
  }
}
