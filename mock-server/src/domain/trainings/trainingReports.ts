import { shownScore, trainingRefusals, trainingRowRefusals } from '@heed/contracts'
import { datedName } from '@heed/contracts/rules/fileName'
import type { TrainingRow } from '@heed/fixtures'
import type { AreaHandlers, ServedFile } from '../../calls/handler.ts'
import { refuseBy } from '../../calls/refusal.ts'
import { type Cells, percent } from '../../files/csvFile.ts'
import { trainingPdf } from '../../files/documents/trainingPdf.ts'
import { Times } from '../../files/times.ts'
import { getWords } from '../../files/words/index.ts'
import type { CampaignContext } from '../campaigns/CampaignKind.ts'
import { campaignCaller, findCampaign } from '../campaigns/findCampaign.ts'
import { peopleCsv } from '../campaigns/peopleCsv.ts'
import { companyLetterhead } from '../companies/brand/letterhead.ts'
import { accessLink } from './delivery/accessLink.ts'
import { detailsView, getParticipants, type Participant, participantView } from './results/participants.ts'
import { trainingDocument } from './trainingDocument.ts'
import { trainingKind } from './trainingKind.ts'
import { trainingView } from './trainingViews.ts'

export const trainingReports: AreaHandlers<'trainingReports'> = {
  async pdf(asking) {
    const { world, company, input } = asking
    const withPeople = input.users_details !== undefined
    const training = withPeople
      ? forEmployeePdf(asking, input.trainingId)
      : reportable(asking, input, 'reports')
    return {
      body: await trainingPdf(
        companyLetterhead(world, company),
        trainingDocument(world, company, training, { withPeople, zone: input.zone }),
      ),
      name: named(asking, training, 'pdf', withPeople ? 'employees' : undefined),
    }
  },

  usersCsv(asking) {
    const { world } = asking
    const training = reportable(asking, asking.input, 'reports')
    const times = new Times(asking.input.zone)
    const words = getWords(asking.company.language)
    const head = [
      words.name,
      words.email,
      words.list,
      ...times.heads(words.started),
      ...times.heads(words.completed),
      percent(words.score),
    ]
    return createCsv(
      asking,
      training,
      { name: named(asking, training, 'csv', 'employees'), head },
      (person) => {
        const view = participantView(world, training, person)
        const { name, email, listName, started, completedDate } = view
        const dates = [...times.cells(started), ...times.cells(completedDate)]
        return [[name, email, listName ?? '', ...dates, shownScore(view) ?? '']]
      },
    )
  },

  usersDetailedCsv(asking) {
    const { world } = asking
    const training = reportable(asking, asking.input, 'reports')
    const times = new Times(asking.input.zone)
    const words = getWords(asking.company.language)
    const head = [
      words.name,
      words.email,
      words.list,
      words.lesson,
      ...times.heads(words.delivered),
      ...times.heads(words.viewed),
      words.right,
      words.wrong,
    ]
    return createCsv(
      asking,
      training,
      { name: named(asking, training, 'csv', 'lessons'), head },
      (person) => {
        const { name, email, listName, subjects } = detailsView(world, training, person)
        return subjects.map(({ title, delivered, viewed, correct, incorrect }) => [
          ...[name, email, listName ?? '', title],
          ...[...times.cells(delivered), ...times.cells(viewed), correct, incorrect],
        ])
      },
    )
  },

  signInLinksCsv(asking) {
    const { world, origin } = asking
    const training = reportable(asking, asking.input, 'signInLinks')
    return createCsv(
      asking,
      training,
      { name: 'users.csv', head: ['name', 'email', 'link'] },
      ({ employee }) => [
        [employee.name, employee.email, `${origin}${accessLink(world, training, employee.id)}`],
      ],
    )
  },
}

function reportable(
  asking: CampaignContext,
  { trainingId }: { trainingId: string },
  action: 'reports' | 'signInLinks',
): TrainingRow {
  const training = findCampaign(trainingKind, asking, trainingId)
  const reason = trainingRowRefusals(training, campaignCaller(asking))[action]
  refuseBy('no_report', reason)
  return training
}

function forEmployeePdf(asking: CampaignContext, trainingId: string): TrainingRow {
  const training = findCampaign(trainingKind, asking, trainingId)
  const caller = campaignCaller(asking)
  const reason = trainingRefusals(trainingView(asking.world, training, caller), caller).employeePdf
  refuseBy('no_report', reason)
  return training
}

type InZone = CampaignContext & { input: { zone?: string | undefined } }

function named(
  { world, company, input: { zone = 'UTC' } }: InZone,
  { name }: TrainingRow,
  ending: 'csv' | 'pdf',
  of?: 'employees' | 'lessons',
): string {
  const parts = [name, ...(of ? [getWords(company.language)[of]] : [])]
  return datedName(parts, new Date(world.clock.instant), zone, ending)
}

const createCsv = (
  { world, company }: CampaignContext,
  training: TrainingRow,
  { name, head }: { name: string; head: Cells },
  rowsFor: (person: Participant) => readonly Cells[],
): ServedFile => ({ body: peopleCsv(company, head, () => getParticipants(world, training), rowsFor), name })
