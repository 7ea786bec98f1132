import { shellWord } from '@heed/contracts/rules/commandLine'
import {
  isScheduleKept,
  type ReportForm,
  type ReportFormContext,
  type ReportTask,
  toSchedule,
} from './reportForm.ts'

const every = { WEEKLY: 'week', BIWEEKLY: 'other-week', MONTHLY: 'month' } as const
const days = {
  MO: 'monday',
  TU: 'tuesday',
  WE: 'wednesday',
  TH: 'thursday',
  FR: 'friday',
  SA: 'saturday',
  SU: 'sunday',
} as const
const positions = { 1: 'first', 2: 'second', 3: 'third', '-1': 'last' } as const

export function reportCommand(
  companyId: number,
  task: ReportTask,
  form: ReportForm,
  typing: ReportFormContext,
): string {
  const { name, allEmployees, employeeLists, recipientsEmails, customEmailSubject } = form
  const isChange = task.kind === 'change'
  const subject = customEmailSubject.trim()
  const hasSchedule = task.kind === 'add' || (isChange && task.report.scheduleFrequency !== null)
  return [
    isChange ? `heed reports update ${task.report.id}` : `heed reports ${verbs[task.kind]}`,
    `--company ${companyId} --name ${shellWord(name.trim())}`,
    allEmployees ? '--all-employees' : `--lists ${shellWord(employeeLists.join(','))}`,
    ...(hasSchedule && !isScheduleKept(form, typing) ? [scheduleWords(form, typing)] : []),
    ...(isChange || recipientsEmails.length > 0
      ? [`--recipients ${shellWord(recipientsEmails.join(','))}`]
      : []),
    ...(isChange || subject !== '' ? [`--subject ${shellWord(subject)}`] : []),
  ].join(' ')
}

const verbs = { add: 'create', snapshot: 'snapshot' } as const

function scheduleWords(form: ReportForm, { zone }: ReportFormContext): string {
  const { scheduleFrequency, scheduleWeekday, scheduleHour, scheduleWeekdayPosition } = toSchedule(form)
  const day = days[scheduleWeekday]
  const on = scheduleFrequency === 'MONTHLY' ? `${positions[scheduleWeekdayPosition]} ${day}` : day
  const at = `${String(scheduleHour).padStart(2, '0')}:00`
  return `--every ${every[scheduleFrequency]} --on ${shellWord(on)} --at ${at} --zone ${shellWord(zone)}`
}
