import { type AssessmentRow, type Client, type Company, companyName, type TrainingRow } from '@heed/contracts'
import { byName } from '../byName.ts'
import { readPages } from '../pages.ts'

/** Drafts too, which the platform shows to admins only. */
const withDrafts = { d: 1 } as const

interface Wanted {
  status?: number | undefined
  filter?: string | undefined
  order: string
}

const asked = ({ status, filter, order }: Wanted) => ({
  ...withDrafts,
  order,
  ...(status === undefined ? {} : { status }),
  ...(filter === undefined ? {} : { filter }),
})

/** Trainings of a company as a list shows them, packaged ones included. */
export async function readTrainings(
  client: Client,
  { company_id: companyId }: Company,
  wanted: Wanted,
): Promise<TrainingRow[]> {
  const { rows } = await readPages(Number.MAX_SAFE_INTEGER, async (page) => {
    const answer = await client.trainings.list({
      companyId,
      ...(asked(wanted) as Omit<Parameters<Client['trainings']['list']>[0], 'companyId'>),
      ...page,
    })
    return { rows: answer.automations, count: answer.count }
  })
  return rows
}

/** Assessments of a company as a list shows them, packaged ones included. */
export async function readAssessments(
  client: Client,
  { company_id: companyId }: Company,
  wanted: Wanted,
): Promise<AssessmentRow[]> {
  const { rows } = await readPages(Number.MAX_SAFE_INTEGER, async (page) => {
    const { assessments, count } = await client.assessments.list({ companyId, ...asked(wanted), ...page })
    return { rows: assessments, count }
  })
  return rows
}

const isKey = (typed: string): boolean => /^p?\d+$/.test(typed)

/** The key of a training that is typed by its key or name. */
export async function trainingKey(client: Client, company: Company, typed: string): Promise<string> {
  if (isKey(typed)) return typed
  const rows = await readTrainings(client, company, { order: 'updated desc' })
  const named = { noun: 'training', place: companyName(company), nameOf, listing: 'heed trainings list' }
  return String(byName(rows, typed, named).id)
}

/** The key of an assessment that is typed by its key or name. */
export async function assessmentKey(client: Client, company: Company, typed: string): Promise<string> {
  if (isKey(typed)) return typed
  const rows = await readAssessments(client, company, { order: 'last_updated desc' })
  const named = { noun: 'assessment', place: companyName(company), nameOf, listing: 'heed assessments list' }
  return String(byName(rows, typed, named).id)
}

const nameOf = ({ name }: { name: string }): string => name
