import Restart from 'virtual:icon/RestartAltOutlined'
import Send from 'virtual:icon/SendOutlined'
import {
  type AssessmentUser,
  assessmentScheduleType,
  getCompanyName,
  isAnonymous,
  leftListsText,
  offersReminder,
} from '@heed/contracts'
import { observer } from 'mobx-react-lite'
import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { getEmployeePath } from '../../../../app/paths.ts'
import { useCompany, useRoot } from '../../../../app/root/RootContext.tsx'
import { ListSection } from '../../../../app/tables/ListSection.tsx'
import { formatCallCommand } from '../../../../lib/commands/apiCommand.ts'
import { toSelectionProps } from '../../../../lib/tables/tableProps.ts'
import {
  downloadPeople,
  getPersonId,
  hasStarted,
  isRemindable,
  peopleFileName,
} from '../../../../parts/campaigns/people/CampaignPeople.ts'
import { useChosenPeople } from '../../../../parts/campaigns/people/useChosenPeople.tsx'
import { useCampaignCaller } from '../../../../parts/campaigns/useCampaignCaller.ts'
import { AnonymousBanner } from '../../../../parts/people/AnonymousBanner.tsx'
import { type Action, toRefusalProps } from '../../../../ui/buttons/action.ts'
import { useFormats } from '../../../../ui/formats.ts'
import { Stack } from '../../../../ui/layout.ts'
import { EmptyState } from '../../../../ui/states/EmptyState.tsx'
import type { AssessmentStore } from '../AssessmentStore.ts'
import { useAssessmentRefusals } from '../useAssessmentRefusals.ts'
import { EmployeeFilters } from './EmployeeFilters.tsx'
import { createEmployeeColumns } from './employeeColumns.tsx'

type Props = { assessment: AssessmentStore }

export const EmployeesTab = observer(function EmployeesTab({ assessment }: Props) {
  return isAnonymous(useCompany()) ? <AnonymousBanner /> : <Employees assessment={assessment} />
})

const Employees = observer(function Employees({ assessment }: Props) {
  const { t } = useTranslation()
  const formats = useFormats()
  const getRefusals = useAssessmentRefusals()
  const { isAdmin } = useCampaignCaller()
  const { employees, info, key } = assessment
  const { table } = employees
  const { value } = info
  const refusals = value && getRefusals(value)
  const remindRefusal = refusals?.remind ?? null
  const people = useMemo(() => employees.getAllPeople(), [employees])
  const { bulkActions, remindOne, dialog } = useChosenPeople({
    people,
    draftPrefix: `assessment/${key}/employees`,
    remindRefusal,
    onReminded: () => void assessment.readAgain(),
  })
  const isManual = value?.scheduleType === assessmentScheduleType.manual
  const columns = useMemo(
    () => createEmployeeColumns({ t, formats, byHand: isManual }),
    [t, formats, isManual],
  )
  const actions = useRowActions(assessment, remindOne)
  return (
    <Stack>
      <ListSection
        title={t('assessment.employees')}
        list={table}
        filters={<EmployeeFilters assessment={assessment} />}
        {...toSelectionProps(table, getPersonId)}
        searchLabel={t('campaigns.people.search')}
        fileName={peopleFileName}
        onSave={downloadPeople}
        columns={columns}
        rowId={getPersonId}
        rowName={({ name, email }) => name || email}
        rowHref={({ email }) => getEmployeePath(email)}
        rowMenu={isAdmin ? actions : undefined}
        bulkActions={bulkActions}
        emptyState={<NoEmployees table={table} />}
      />
      {dialog}
    </Stack>
  )
})

function useRowActions(
  assessment: AssessmentStore,
  onRemind: (person: AssessmentUser) => void,
): (person: AssessmentUser) => readonly Action[] {
  const { t } = useTranslation()
  const { confirm, notices } = useRoot()
  const company = useCompany()
  const getRefusals = useAssessmentRefusals()
  const { info, key } = assessment
  const refusals = info.value && getRefusals(info.value)
  const remindRefusal = refusals?.remind ?? null
  const askReset = ({ name, email }: AssessmentUser) =>
    confirm.ask({
      title: t('assessment.resetTitle', { name: name || email, company: getCompanyName(company) }),
      description: t('assessment.resetText'),
      actionLabel: t('assessment.reset'),
      command: formatCallCommand('assessments.resetProgress', {
        companyId: company.company_id,
        assessmentId: key,
        email,
      }),
      danger: true,
      run: async () => {
        await assessment.reset(email, t('assessment.notReset'))
        notices.show('success', t('assessment.wasReset', { name: name || email }))
        void assessment.readAgain()
      },
    })
  return (person) => {
    const hasBegun = hasStarted(person)
    const progress = { started: hasBegun, completed: person.completedDate !== null }
    return [
      {
        key: 'remind',
        label: t('campaigns.reminding.send'),
        icon: <Send />,
        onRun: () => onRemind(person),
        ...toRefusalProps(
          remindRefusal ??
            (person.bounced ? t('employees.bounce.notReminded') : null) ??
            (offersReminder(progress, true) ? null : t('assessment.hasBegun')) ??
            (isRemindable(person) ? null : leftListsText),
        ),
      },
      {
        key: 'reset',
        label: t('assessment.reset'),
        icon: <Restart />,
        danger: true,
        onRun: () => askReset(person),
        ...toRefusalProps(refusals?.resetProgress ?? (hasBegun ? null : t('assessment.hasNotBegun'))),
      },
    ]
  }
}

const NoEmployees = observer(function NoEmployees({ table }: Pick<AssessmentStore['employees'], 'table'>) {
  const { t } = useTranslation()
  const clearAction = { key: 'clear', label: t('ui.clearFilters'), onRun: () => void table.clearFilters() }
  return table.filterCount > 0 ? (
    <EmptyState title={t('assessment.nobodyFits')} action={clearAction} />
  ) : (
    <EmptyState title={t('campaigns.people.none')} />
  )
})
