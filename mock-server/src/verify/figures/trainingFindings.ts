import {
  campaignStatus,
  computePercent,
  type Training,
  type TrainingRow,
  trainingScheduleType,
} from '@heed/contracts'
import { call, callAsync } from '../../testing/testCall.ts'
import { type FigureContext, readAllPages, readCsv } from './asking.ts'

export async function checkTrainings(context: FigureContext): Promise<void> {
  const { world, companyId, admin } = context
  const { rows } = readAllPages((page) => {
    const { automations, count } = call(world, 'trainings.list', { companyId, d: 1, ...page }, admin)
    return { rows: automations, count }
  })
  for (const row of rows) if (!row.isScorm) await checkTraining(context, row)
}

async function checkTraining(context: FigureContext, row: TrainingRow): Promise<void> {
  const { world, companyId, admin, findings } = context
  const params = { companyId, trainingId: String(row.id) }
  const training = call(world, 'trainings.get', params, admin)
  const progress = call(world, 'trainings.getStatus', params, admin)
  const formatLabel = (figure: string) => `training ${row.id} ${figure}`
  for (const field of ['status', 'totalUsers', 'subjectsSent', 'totalSubjects'] as const) {
    findings.checkEqual(formatLabel(field), {
      list: row[field],
      detail: training[field],
      status: progress[field],
    })
  }
  findings.checkEqual(formatLabel('score'), { detail: training.score, status: progress.score })
  findings.checkEqual(formatLabel('total'), { detail: training.total, status: progress.total })
  findings.checkEqual(formatLabel('attendance'), {
    list: row.attendance,
    detail: computePercent(training.opened, training.totalUsers),
  })
  findings.checkEqual(formatLabel('awareness score'), {
    list: row.awarenessScore,
    detail: computePercent(training.score, training.total),
  })
  for (const date of ['firstBatch', 'lastBatch'] as const) {
    findings.checkEqual(formatLabel(date), { list: row[date], detail: training[date] })
  }
  findings.checkEqual(formatLabel('opened'), { detail: training.opened, status: progress.opened })
  findings.checkEqual(formatLabel('viewed'), { detail: training.viewed, status: progress.viewed })
  const now = training.progress?.at(-1)
  findings.checkEqual(formatLabel('completed lessons'), {
    detail: training.score,
    progress: now?.completed ?? 0,
  })
  findings.checkEqual(formatLabel('delivered lessons'), {
    detail: training.totalForView,
    progress: now?.delivered ?? 0,
  })
  checkBounds(context, formatLabel, training)
  const isHidden = world.companies.get(companyId)?.anonymousTracking === true
  if (!isHidden && training.status !== campaignStatus.draft) await checkPeople(context, formatLabel, training)
}

type LabelFormatter = (figure: string) => string

function checkBounds({ findings }: FigureContext, formatLabel: LabelFormatter, training: Training): void {
  const { score, viewed, total, totalForView, opened, totalUsers, subjectsSent, totalSubjects } = training
  findings.checkRange(formatLabel('score'), score, 0, viewed)
  findings.checkRange(formatLabel('viewed'), viewed, 0, totalForView)
  findings.checkRange(formatLabel('delivered'), totalForView, 0, total)
  findings.checkRange(formatLabel('opened'), opened, 0, totalUsers)
  findings.checkRange(formatLabel('subjects sent'), subjectsSent, 0, totalSubjects)
  findings.checkRange(formatLabel('bounced'), Number(training.bouncedEmails), 0, totalUsers)
  if (training.scheduleType === trainingScheduleType.downloadLinks) return
  const sentEvents = training.events.filter(({ status }) => status > 0)
  findings.checkEqual(formatLabel('subjects sent'), {
    detail: subjectsSent,
    events: sentEvents.reduce((sum, { subjects }) => sum + subjects.length, 0),
  })
}

function readPeople({ world, companyId, admin }: FigureContext, { id }: Training) {
  const params = { companyId, trainingId: String(id) }
  const listedUsers = readAllPages((page) => {
    const order = 'email asc'
    const { users, count } = call(world, 'trainings.listUsers', { ...params, ...page, order }, admin)
    return { rows: users, count }
  })
  const detailedUsers = readAllPages((page) => {
    const order = 'email asc'
    const { users, count } = call(world, 'trainings.listUsersDetails', { ...params, ...page, order }, admin)
    return { rows: users, count }
  })
  return { asked: params, listed: listedUsers, detailed: detailedUsers }
}

type TrainingPeople = ReturnType<typeof readPeople>

async function checkPeople(
  context: FigureContext,
  formatLabel: LabelFormatter,
  training: Training,
): Promise<void> {
  const { findings } = context
  const people = readPeople(context, training)
  const { listed, detailed } = people
  findings.checkEqual(formatLabel('people'), {
    detail: training.totalUsers,
    listed: listed.count,
    rows: listed.rows.length,
    detailed: detailed.count,
  })
  findings.checkEqual(formatLabel('standing of each person'), {
    listed: listed.rows.map(({ email, scorePercent, started, completedDate, listName }) => ({
      email,
      score: scorePercent,
      started,
      completedDate,
      listName,
    })),
    detailed: detailed.rows.map(({ email, score, started, completedDate, listName }) => ({
      email,
      score,
      started,
      completedDate,
      listName,
    })),
  })
  findings.checkPercent(
    formatLabel('score of a person'),
    ...listed.rows.map(({ scorePercent }) => scorePercent),
  )
  checkLessons(context, formatLabel, training, people)
  checkEachPerson(context, formatLabel, people)
  if (training.status !== campaignStatus.scheduled) await checkFiles(context, formatLabel, training, people)
}

function checkLessons(
  { world, admin, findings }: FigureContext,
  formatLabel: LabelFormatter,
  training: Training,
  { asked, listed, detailed }: TrainingPeople,
): void {
  const lessonResults = detailed.rows.flatMap(({ subjects }) => subjects)
  const countLessons = (test: (lessonResult: (typeof lessonResults)[number]) => boolean) =>
    lessonResults.filter(test).length
  findings.checkEqual(formatLabel('lessons'), { detail: training.total, people: lessonResults.length })
  findings.checkEqual(formatLabel('lessons done'), {
    detail: training.score,
    people: countLessons(({ correct }) => correct > 0),
  })
  findings.checkEqual(formatLabel('lessons viewed'), {
    detail: training.viewed,
    people: countLessons(({ viewed }) => viewed !== null),
  })
  findings.checkEqual(formatLabel('lessons delivered'), {
    detail: training.totalForView,
    people: countLessons(({ delivered }) => delivered !== null),
  })
  findings.checkEqual(formatLabel('opened'), {
    detail: training.opened,
    people: listed.rows.filter(({ started }) => started !== null).length,
  })
  for (const [progress, value] of [
    ['behind', training.behindUsers],
    ['finished', training.finishedUsers],
  ] as const) {
    findings.checkEqual(formatLabel(progress), {
      detail: value,
      listed: call(world, 'trainings.listUsers', { ...asked, progress }, admin).count,
    })
  }
  findings.checkEqual(formatLabel('bounced'), {
    detail: Number(training.bouncedEmails),
    listed: call(world, 'trainings.listBouncedUsers', asked, admin).count,
  })
}

function checkEachPerson(
  { world, companyId, admin, findings }: FigureContext,
  formatLabel: LabelFormatter,
  { asked, listed }: TrainingPeople,
): void {
  for (const { email, scorePercent, started } of listed.rows) {
    const { trainings } = call(world, 'employees.listTrainings', { companyId, email }, admin)
    const employeeTraining = trainings.find(({ id }) => String(id) === asked.trainingId)
    const status = call(world, 'employees.status', { ...asked, email }, admin)
    const userStatus = call(world, 'trainings.getUserStatus', { ...asked, email }, admin)
    findings.checkEqual(formatLabel(`score of ${email}`), {
      training: scorePercent,
      employee: employeeTraining?.singleUserScore ?? null,
      employeeStatus: status.score,
      status: userStatus.score,
    })
    findings.checkEqual(formatLabel(`start of ${email}`), {
      training: started,
      employee: status.started,
      status: userStatus.started,
    })
  }
}

async function checkFiles(
  context: FigureContext,
  formatLabel: LabelFormatter,
  training: Training,
  { asked, listed }: TrainingPeople,
): Promise<void> {
  const { world, admin, findings } = context
  const file = await readCsv(
    context,
    await callAsync(world, 'trainingReports.usersCsv', { ...asked, token: '' }, admin),
  )
  const compareEmails = (a: { email: string }, b: { email: string }) => (a.email < b.email ? -1 : 1)
  findings.checkEqual(formatLabel('scores of the file'), {
    listed: listed.rows.map(({ email, started, scorePercent }) => ({
      email,
      score: started === null ? '' : String(scorePercent),
    })),
    file: file.map((row) => ({ email: row.Email ?? '', score: row['Score (%)'] ?? '' })).sort(compareEmails),
  })
  const lessons = await readCsv(
    context,
    await callAsync(world, 'trainingReports.usersDetailedCsv', { ...asked, token: '' }, admin),
  )
  findings.checkEqual(formatLabel('lessons of the file'), {
    detail: [training.total, training.score],
    file: [lessons.length, lessons.filter((row) => Number(row['Right answers']) > 0).length],
  })
}
