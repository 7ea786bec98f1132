import { getShownScore, getTrainingRefusals, getTrainingRowRefusals } from '@heed/contracts'
import { makeDatedName } from '@heed/contracts/rules/fileName'
import type { TrainingRow } from '@heed/fixtures'
import type { AreaHandlers, ServedFile } from '../../calls/handler.ts'
import { ensureNoConflict } from '../../calls/refusal.ts'
import { type CsvRow, formatPercentHeading } from '../../files/csvFile.ts'
import { createTrainingPdf } from '../../files/documents/trainingPdf.ts'
import { TimeColumns } from '../../files/times.ts'
import { getWords } from '../../files/words/index.ts'
import type { CampaignContext } from '../campaigns/CampaignKind.ts'
import { findCampaign, getCampaignCaller } from '../campaigns/findCampaign.ts'
import { createPeopleCsv } from '../campaigns/peopleCsv.ts'
import { createCompanyLetterhead } from '../companies/brand/letterhead.ts'
import { formatAccessLink } from './delivery/accessLink.ts'
import {
  getParticipants,
  type Participant,
  toDetailsView,
  toParticipantView,
} from './results/participants.ts'
import { createTrainingDocument } from './trainingDocument.ts'
import { trainingKind } from './trainingKind.ts'
import { toTrainingView } from './trainingViews.ts'

export const trainingReports: AreaHandlers<'trainingReports'> = {
  async pdf(context) {
    const { world, company, input } = context
    const includesPeople = input.users_details !== undefined
    const training = includesPeople
      ? findPdfTraining(context, input.trainingId)
      : findReportableTraining(context, input, 'reports')
    return {
      body: await createTrainingPdf(
        createCompanyLetterhead(world, company),
        createTrainingDocument(world, company, training, { withPeople: includesPeople, zone: input.zone }),
      ),
      name: formatFileName(context, training, 'pdf', includesPeople ? 'employees' : undefined),
    }
  },

  usersCsv(context) {
    const { world } = context
    const training = findReportableTraining(context, context.input, 'reports')
    const times = new TimeColumns(context.input.zone)
    const words = getWords(context.company.language)
    const header = [
      words.name,
      words.email,
      words.list,
      ...times.formatHeadings(words.started),
      ...times.formatHeadings(words.completed),
      formatPercentHeading(words.score),
    ]
    return createCsv(
      context,
      training,
      { name: formatFileName(context, training, 'csv', 'employees'), head: header },
      (person) => {
        const view = toParticipantView(world, training, person)
        const { name, email, listName, started, completedDate } = view
        const dates = [...times.cells(started), ...times.cells(completedDate)]
        return [[name, email, listName ?? '', ...dates, getShownScore(view) ?? '']]
      },
    )
  },

  usersDetailedCsv(context) {
    const { world } = context
    const training = findReportableTraining(context, context.input, 'reports')
    const times = new TimeColumns(context.input.zone)
    const words = getWords(context.company.language)
    const header = [
      words.name,
      words.email,
      words.list,
      words.lesson,
      ...times.formatHeadings(words.delivered),
      ...times.formatHeadings(words.viewed),
      words.right,
      words.wrong,
    ]
    return createCsv(
      context,
      training,
      { name: formatFileName(context, training, 'csv', 'lessons'), head: header },
      (person) => {
        const { name, email, listName, subjects } = toDetailsView(world, training, person)
        return subjects.map(({ title, delivered, viewed, correct, incorrect }) => [
          ...[name, email, listName ?? '', title],
          ...[...times.cells(delivered), ...times.cells(viewed), correct, incorrect],
        ])
      },
    )
  },

  signInLinksCsv(context) {
    const { world, origin } = context
    const training = findReportableTraining(context, context.input, 'signInLinks')
    return createCsv(
      context,
      training,
      { name: 'users.csv', head: ['name', 'email', 'link'] },
      ({ employee }) => [
        [employee.name, employee.email, `${origin}${formatAccessLink(world, training, employee.id)}`],
      ],
    )
  },
}

function findReportableTraining(
  context: CampaignContext,
  { trainingId }: { trainingId: string },
  action: 'reports' | 'signInLinks',
): TrainingRow {
  const training = findCampaign(trainingKind, context, trainingId)
  const reason = getTrainingRowRefusals(training, getCampaignCaller(context))[action]
  ensureNoConflict('no_report', reason)
  return training
}

function findPdfTraining(context: CampaignContext, trainingId: string): TrainingRow {
  const training = findCampaign(trainingKind, context, trainingId)
  const caller = getCampaignCaller(context)
  const reason = getTrainingRefusals(toTrainingView(context.world, training, caller), caller).employeePdf
  ensureNoConflict('no_report', reason)
  return training
}

type ZonedContext = CampaignContext & { input: { zone?: string | undefined } }

function formatFileName(
  { world, company, input: { zone = 'UTC' } }: ZonedContext,
  { name }: TrainingRow,
  extension: 'csv' | 'pdf',
  contents?: 'employees' | 'lessons',
): string {
  const nameParts = [name, ...(contents ? [getWords(company.language)[contents]] : [])]
  return makeDatedName(nameParts, new Date(world.clock.instant), zone, extension)
}

const createCsv = (
  { world, company }: CampaignContext,
  training: TrainingRow,
  { name, head }: { name: string; head: CsvRow },
  toRows: (person: Participant) => readonly CsvRow[],
): ServedFile => ({
  body: createPeopleCsv(company, head, () => getParticipants(world, training), toRows),
  name,
})
