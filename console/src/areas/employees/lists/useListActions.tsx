import Delete from 'virtual:icon/DeleteOutlined'
import Edit from 'virtual:icon/EditOutlined'
import { type EmployeeList, getCompanyName, getListLockReason } from '@heed/contracts'
import { useTranslation } from 'react-i18next'
import { useCompany, useRoot } from '../../../app/root/RootContext.tsx'
import { useEmployeesStore } from '../../../parts/people/useEmployeesStore.ts'
import { usePeopleRefusals } from '../../../parts/people/usePeopleRefusals.ts'
import { type Action, toRefusalProps } from '../../../ui/buttons/action.ts'

type Options = { onRename: (list: EmployeeList) => void; onDeleted: () => void }

export function useListActions({ onRename, onDeleted }: Options): (list: EmployeeList) => Action[] {
  const { t } = useTranslation()
  const { confirm, notices } = useRoot()
  const company = useCompany()
  const { lists } = useEmployeesStore()
  const { changeList } = usePeopleRefusals()

  function askDelete({ id, name, usersCount }: EmployeeList): void {
    const facts = { name, company: getCompanyName(company), count: usersCount }
    confirm.ask({
      title: t('employees.deleteListTitle', facts),
      description: t('employees.deleteListText', facts),
      actionLabel: t('employees.deleteList'),
      command: `heed lists delete ${String(id)} --company ${String(company.company_id)}`,
      danger: true,
      run: async () => {
        await lists.remove(id)
        notices.show('success', t('employees.listDeleted'))
        onDeleted()
      },
    })
  }

  return (list) => [
    {
      key: 'rename',
      label: t('employees.renameList'),
      icon: <Edit />,
      onRun: () => onRename(list),
      ...toRefusalProps(changeList),
    },
    {
      key: 'delete',
      label: t('employees.deleteList'),
      icon: <Delete />,
      danger: true,
      onRun: () => askDelete(list),
      ...toRefusalProps(changeList ?? getListLockReason(list)),
    },
  ]
}
