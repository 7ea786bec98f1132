import Delete from 'virtual:icon/DeleteOutlined'
import Edit from 'virtual:icon/EditOutlined'
import {
  countLeavers,
  type Employee,
  type EmployeeList,
  getCompanyName,
  getListLockReason,
  isAnonymous,
  isLeavingAllLists,
  type ListRef,
} from '@heed/contracts'
import type { TFunction } from 'i18next'
import { useTranslation } from 'react-i18next'
import { useCompany, useRoot } from '../../../app/root/RootContext.tsx'
import { Resource } from '../../../lib/requests/Resource.ts'
import { type Action, toRefusalProps } from '../../../ui/buttons/action.ts'
import { useBounceActions } from '../bounces/useBounceActions.tsx'
import type { EmployeesStore } from '../EmployeesStore.ts'
import { useEmployeesStore } from '../useEmployeesStore.ts'
import { usePeopleRefusals } from '../usePeopleRefusals.ts'
import { formatDeleteCommand } from './commands.ts'
import { formatLeavers } from './leaversText.ts'

function getRunningText(
  t: TFunction,
  store: EmployeesStore,
  person: { name: string; email: string },
): { readonly text: string } {
  const { name, email } = person
  const runningCounts = new Resource<Awaited<ReturnType<EmployeesStore['countRunning']>>>()
  void runningCounts.load(() => store.countRunning(email))
  return {
    get text() {
      if (runningCounts.failure) return t('employees.running.unknown')
      if (!runningCounts.value) return t('employees.running.looking')
      const { trainings, assessments } = runningCounts.value
      if (trainings + assessments === 0) return t('employees.running.none', { name })
      return t('employees.running.some', {
        name,
        trainings: t('employees.running.trainings', { count: trainings }),
        assessments: t('employees.running.assessments', { count: assessments }),
      })
    },
  }
}

type Options = {
  list?: Pick<EmployeeList, 'id' | 'name' | 'source'> | undefined
  onEdit: (employee: Employee) => void
  onSentAgain: () => void
  onDeleted: () => void
}

export const getEmployeeName = ({ name, email }: Pick<Employee, 'name' | 'email'>): string => name || email

export function useEmployeeActions({
  list,
  onEdit,
  onSentAgain,
  onDeleted,
}: Options): (employee: Employee) => Action[] {
  const { t } = useTranslation()
  const refusals = usePeopleRefusals()
  const bounceActions = useBounceActions<Employee>({ onCorrect: onEdit, onSent: onSentAgain })
  const askDelete = useDeleteConfirmation(list, onDeleted)
  return (employee) => {
    const editAction: Action = {
      key: 'edit',
      label: t('employees.edit'),
      icon: <Edit />,
      onRun: () => onEdit(employee),
      ...toRefusalProps(refusals.edit),
    }
    const removeAction: Action = {
      key: 'delete',
      label: t(getDeleteKey(employee, list)),
      icon: <Delete />,
      danger: isDeletedCompletely(employee, list) !== false,
      onRun: () => askDelete(employee),
      ...toRefusalProps(refusals.delete ?? (list ? getListLockReason(list) : null)),
    }
    return [...bounceActions(employee), editAction, removeAction]
  }
}

/** null if unknown, for example under anonymous tracking (S2 section 4). */
const isDeletedCompletely = (employee: Employee, list: Options['list']): boolean | null =>
  list ? isLeavingAllLists(employee.lists, [list]) : true

const getDeleteKey = (employee: Employee, list: Options['list']) =>
  isDeletedCompletely(employee, list) === false ? 'employees.takeOff' : 'employees.delete'

function useDeleteConfirmation(list: Options['list'], onDeleted: () => void): (employee: Employee) => void {
  const { t } = useTranslation()
  const { confirm, notices } = useRoot()
  const company = useCompany()
  const store = useEmployeesStore()

  /** Anonymous tracking hides the employee's lists, so all lists are used. */
  async function fetchLists(employee: Employee): Promise<readonly ListRef[]> {
    if (list) return [list]
    if (!isAnonymous(company)) return employee.lists
    await store.lists.loadAll()
    return store.lists.choices
  }

  function describeDeletion(employee: Employee, facts: Record<string, string>): string {
    if (!list) return t('employees.deleteText', facts)
    const isDeleted = isDeletedCompletely(employee, list)
    if (isDeleted === null) return t('employees.deleteFromListText', facts)
    return isDeleted
      ? t('employees.deleteOffLastText', facts)
      : t('employees.takeOffText', { ...facts, count: employee.lists.length - 1 })
  }

  function formatListDone(isDeleted: boolean | null, facts: Record<string, string>): string {
    return isDeleted === false
      ? t('employees.takenOff', facts)
      : `${t('employees.userDeleted')}\n${formatLeavers(t, countLeavers([{ isDeleted }]))}`
  }

  return (employee) => {
    const leavesListOnly = isDeletedCompletely(employee, list) === false
    const facts = {
      name: getEmployeeName(employee),
      list: list?.name ?? '',
      company: getCompanyName(company),
    }
    const runningInfo =
      leavesListOnly || isAnonymous(company)
        ? undefined
        : getRunningText(t, store, { name: facts.name, email: employee.email })
    confirm.ask({
      title: leavesListOnly ? t('employees.takeOffTitle', facts) : t('employees.deleteTitle', facts),
      description: describeDeletion(employee, facts),
      get note() {
        return runningInfo?.text
      },
      actionLabel: t(getDeleteKey(employee, list)),
      command: formatDeleteCommand({
        companyId: company.company_id,
        listId: list?.id,
        emails: [employee.email],
      }),
      danger: !leavesListOnly,
      run: async () => {
        const lists = await fetchLists(employee)
        const { email, name } = employee
        const isDeleted = isDeletedCompletely(employee, list)
        const wasDeleted = await store.remove({ email, name, lists: [...lists], isDeleted })
        notices.show('success', list ? formatListDone(wasDeleted, facts) : t('employees.deleted'))
        onDeleted()
      },
    })
  }
}
