import {
  campaignStatus,
  computePercent,
  type Training,
  type TrainingRow,
  trainingScheduleType,
} from '@heed/contracts'
import { call, callLater } from '../../testing/testCall.ts'
import { type FigureContext, readAllPages, readCsv } from './asking.ts'

export async function trainingFindings(asking: FigureContext): Promise<void> {
  const { world, companyId, admin } = asking
  const { rows } = readAllPages((page) => {
    const { automations, count } = call(world, 'trainings.list', { companyId, d: 1, ...page }, admin)
    return { rows: automations, count }
  })
  for (const row of rows) if (!row.isScorm) await ofTraining(asking, row)
}

async function ofTraining(asking: FigureContext, row: TrainingRow): Promise<void> {
  const { world, companyId, admin, findings } = asking
  const asked = { companyId, trainingId: String(row.id) }
  const training = call(world, 'trainings.get', asked, admin)
  const progress = call(world, 'trainings.getStatus', asked, admin)
  const here = (what: string) => `training ${row.id} ${what}`
  for (const figure of ['status', 'totalUsers', 'subjectsSent', 'totalSubjects'] as const) {
    findings.agree(here(figure), { list: row[figure], detail: training[figure], status: progress[figure] })
  }
  findings.agree(here('score'), { detail: training.score, status: progress.score })
  findings.agree(here('total'), { detail: training.total, status: progress.total })
  findings.agree(here('attendance'), {
    list: row.attendance,
    detail: computePercent(training.opened, training.totalUsers),
  })
  findings.agree(here('awareness score'), {
    list: row.awarenessScore,
    detail: computePercent(training.score, training.total),
  })
  for (const date of ['firstBatch', 'lastBatch'] as const) {
    findings.agree(here(date), { list: row[date], detail: training[date] })
  }
  findings.agree(here('opened'), { detail: training.opened, status: progress.opened })
  findings.agree(here('viewed'), { detail: training.viewed, status: progress.viewed })
  const now = training.progress?.at(-1)
  findings.agree(here('completed lessons'), { detail: training.score, progress: now?.completed ?? 0 })
  findings.agree(here('delivered lessons'), { detail: training.totalForView, progress: now?.delivered ?? 0 })
  holdBounds(asking, here, training)
  const isHidden = world.companies.get(companyId)?.anonymousTracking === true
  if (!isHidden && training.status !== campaignStatus.draft) await holdPeople(asking, here, training)
}

type Here = (what: string) => string

function holdBounds({ findings }: FigureContext, here: Here, training: Training): void {
  const { score, viewed, total, totalForView, opened, totalUsers, subjectsSent, totalSubjects } = training
  findings.within(here('score'), score, 0, viewed)
  findings.within(here('viewed'), viewed, 0, totalForView)
  findings.within(here('delivered'), totalForView, 0, total)
  findings.within(here('opened'), opened, 0, totalUsers)
  findings.within(here('subjects sent'), subjectsSent, 0, totalSubjects)
  findings.within(here('bounced'), Number(training.bouncedEmails), 0, totalUsers)
  if (training.scheduleType === trainingScheduleType.downloadLinks) return
  const sent = training.events.filter(({ status }) => status > 0)
  findings.agree(here('subjects sent'), {
    detail: subjectsSent,
    events: sent.reduce((sum, { subjects }) => sum + subjects.length, 0),
  })
}

function readPeople({ world, companyId, admin }: FigureContext, { id }: Training) {
  const asked = { companyId, trainingId: String(id) }
  const listed = readAllPages((page) => {
    const order = 'email asc'
    const { users, count } = call(world, 'trainings.listUsers', { ...asked, ...page, order }, admin)
    return { rows: users, count }
  })
  const detailed = readAllPages((page) => {
    const order = 'email asc'
    const { users, count } = call(world, 'trainings.listUsersDetails', { ...asked, ...page, order }, admin)
    return { rows: users, count }
  })
  return { asked, listed, detailed }
}

type People = ReturnType<typeof readPeople>

async function holdPeople(asking: FigureContext, here: Here, training: Training): Promise<void> {
  const { findings } = asking
  const people = readPeople(asking, training)
  const { listed, detailed } = people
  findings.agree(here('people'), {
    detail: training.totalUsers,
    listed: listed.count,
    rows: listed.rows.length,
    detailed: detailed.count,
  })
  findings.agree(here('standing of each person'), {
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
  findings.percent(here('score of a person'), ...listed.rows.map(({ scorePercent }) => scorePercent))
  holdLessons(asking, here, training, people)
  holdEachPerson(asking, here, people)
  if (training.status !== campaignStatus.scheduled) await holdFiles(asking, here, training, people)
}

function holdLessons(
  { world, admin, findings }: FigureContext,
  here: Here,
  training: Training,
  { asked, listed, detailed }: People,
): void {
  const marks = detailed.rows.flatMap(({ subjects }) => subjects)
  const count = (test: (mark: (typeof marks)[number]) => boolean) => marks.filter(test).length
  findings.agree(here('lessons'), { detail: training.total, people: marks.length })
  findings.agree(here('lessons done'), {
    detail: training.score,
    people: count(({ correct }) => correct > 0),
  })
  findings.agree(here('lessons viewed'), {
    detail: training.viewed,
    people: count(({ viewed }) => viewed !== null),
  })
  findings.agree(here('lessons delivered'), {
    detail: training.totalForView,
    people: count(({ delivered }) => delivered !== null),
  })
  findings.agree(here('opened'), {
    detail: training.opened,
    people: listed.rows.filter(({ started }) => started !== null).length,
  })
  for (const [progress, figure] of [
    ['behind', training.behindUsers],
    ['finished', training.finishedUsers],
  ] as const) {
    findings.agree(here(progress), {
      detail: figure,
      listed: call(world, 'trainings.listUsers', { ...asked, progress }, admin).count,
    })
  }
  findings.agree(here('bounced'), {
    detail: Number(training.bouncedEmails),
    listed: call(world, 'trainings.listBouncedUsers', asked, admin).count,
  })
}

function holdEachPerson(
  { world, companyId, admin, findings }: FigureContext,
  here: Here,
  { asked, listed }: People,
): void {
  for (const { email, scorePercent, started } of listed.rows) {
    const { trainings } = call(world, 'employees.listTrainings', { companyId, email }, admin)
    const own = trainings.find(({ id }) => String(id) === asked.trainingId)
    const status = call(world, 'employees.status', { ...asked, email }, admin)
    const single = call(world, 'trainings.getUserStatus', { ...asked, email }, admin)
    findings.agree(here(`score of ${email}`), {
      training: scorePercent,
      employee: own?.singleUserScore ?? null,
      employeeStatus: status.score,
      status: single.score,
    })
    findings.agree(here(`start of ${email}`), {
      training: started,
      employee: status.started,
      status: single.started,
    })
  }
}

async function holdFiles(
  asking: FigureContext,
  here: Here,
  training: Training,
  { asked, listed }: People,
): Promise<void> {
  const { world, admin, findings } = asking
  const file = await readCsv(
    asking,
    await callLater(world, 'trainingReports.usersCsv', { ...asked, token: '' }, admin),
  )
  const byEmail = (one: { email: string }, other: { email: string }) => (one.email < other.email ? -1 : 1)
  findings.agree(here('scores of the file'), {
    listed: listed.rows.map(({ email, started, scorePercent }) => ({
      email,
      score: started === null ? '' : String(scorePercent),
    })),
    file: file.map((row) => ({ email: row.Email ?? '', score: row['Score (%)'] ?? '' })).sort(byEmail),
  })
  const lessons = await readCsv(
    asking,
    await callLater(world, 'trainingReports.usersDetailedCsv', { ...asked, token: '' }, admin),
  )
  findings.agree(here('lessons of the file'), {
    detail: [training.total, training.score],
    file: [lessons.length, lessons.filter((row) => Number(row['Right answers']) > 0).length],
  })
}
