import { expect } from '@playwright/test'
import { findList } from './people.ts'
import type { Email, Person, World } from './world.ts'

const emailChannel = 1
const recipientListName = 'Leadership'

export interface Campaign {
  path: string
  id: number
  link?: string
}

interface CreatedCampaign {
  success: boolean
  reason?: string
  automation?: Campaign
  assessment?: Campaign
}

async function startCampaign(
  world: World,
  admin: Person,
  kind: 'trainings' | 'assessments',
  form: Record<string, unknown>,
): Promise<Campaign> {
  const company = admin.company?.id ?? 0
  const { id } = await findList(world, admin, company, recipientListName)
  const path = `/companies/${company}/${kind}`
  const reminders = { reminders_enabled: false, reminders_settings: { channel: emailChannel, steps: [] } }
  const answer = await world.call(admin, 'post', path, { ...reminders, ...form, userLists: [id] })
  const createdCampaign: CreatedCampaign = await answer.json()
  expect(createdCampaign).toMatchObject({ success: true })
  const campaign = createdCampaign.automation ?? createdCampaign.assessment
  return { id: 0, ...campaign, path: `${path}/${campaign?.id}` }
}

export const startTraining = (world: World, admin: Person, subjects: number[]): Promise<Campaign> =>
  startCampaign(world, admin, 'trainings', {
    name: 'First steps',
    subjects,
    sendOptions: { channel: emailChannel },
    events: [{ date: '2026-02-03T09:00:00.000Z', type: 1, subjects }],
    subjectsPerInterval: subjects.length,
    scheduleType: 0,
    frequency: `W${subjects.length}`,
    introMessageEnabled: true,
    introductoryData: { message: 'A few minutes that are worth it.' },
    templateCustomized: true,
    status: 1,
  })

export const startAssessment = (
  world: World,
  admin: Person,
  questions: number[],
  delivery: 'mailed' | 'by hand',
): Promise<Campaign> =>
  startCampaign(world, admin, 'assessments', {
    name: 'Where we stand today',
    questions,
    channel: emailChannel,
    scheduleType: delivery === 'mailed' ? 0 : -1,
    date: delivery === 'mailed' ? '2026-02-03T09:00:00.000Z' : null,
    due: '2026-02-20T09:00:00.000Z',
    templateIds: ['custom'],
    templateCustomized: true,
    introMessage: null,
    personalizeEnabled: false,
    threatAreas: [],
    status: delivery === 'mailed' ? 1 : 2,
  })

export async function getLastEmail(world: World, kind: 'lesson' | 'invitation'): Promise<Email> {
  const email = (await world.mails(kind)).at(-1)
  if (!email) throw new Error(`nobody was sent a mail of the kind ${kind}`)
  return email
}
