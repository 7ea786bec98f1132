import { quoteShellWord } from '@heed/contracts/rules/commandLine'
import {
  isScheduleUnchanged,
  type ReportForm,
  type ReportFormContext,
  type ReportTask,
  toSchedule,
} from './reportForm.ts'

const intervalNames = { WEEKLY: 'week', BIWEEKLY: 'other-week', MONTHLY: 'month' } as const
const dayNames = {
  MO: 'monday',
  TU: 'tuesday',
  WE: 'wednesday',
  TH: 'thursday',
  FR: 'friday',
  SA: 'saturday',
  SU: 'sunday',
} as const
const positions = { 1: 'first', 2: 'second', 3: 'third', '-1': 'last' } as const

export function formatReportCommand(
  companyId: number,
  task: ReportTask,
  form: ReportForm,
  context: ReportFormContext,
): string {
  const { name, allEmployees, employeeLists, recipientsEmails, customEmailSubject } = form
  const isChange = task.kind === 'change'
  const subject = customEmailSubject.trim()
  const hasSchedule = task.kind === 'add' || (isChange && task.report.scheduleFrequency !== null)
  return [
    isChange ? `heed reports update ${task.report.id}` : `heed reports ${commandVerbs[task.kind]}`,
    `--company ${companyId} --name ${quoteShellWord(name.trim())}`,
    allEmployees ? '--all-employees' : `--lists ${quoteShellWord(employeeLists.join(','))}`,
    ...(hasSchedule && !isScheduleUnchanged(form, context) ? [formatScheduleOptions(form, context)] : []),
    ...(isChange || recipientsEmails.length > 0
      ? [`--recipients ${quoteShellWord(recipientsEmails.join(','))}`]
      : []),
    ...(isChange || subject !== '' ? [`--subject ${quoteShellWord(subject)}`] : []),
  ].join(' ')
}

const commandVerbs = { add: 'create', snapshot: 'snapshot' } as const

function formatScheduleOptions(form: ReportForm, { zone }: ReportFormContext): string {
  const { scheduleFrequency, scheduleWeekday, scheduleHour, scheduleWeekdayPosition } = toSchedule(form)
  const day = dayNames[scheduleWeekday]
  const dayOption = scheduleFrequency === 'MONTHLY' ? `${positions[scheduleWeekdayPosition]} ${day}` : day
  const timeOption = `${String(scheduleHour).padStart(2, '0')}:00`
  return `--every ${intervalNames[scheduleFrequency]} --on ${quoteShellWord(dayOption)} --at ${timeOption} --zone ${quoteShellWord(zone)}`
}
