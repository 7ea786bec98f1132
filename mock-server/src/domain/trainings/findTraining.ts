import type { CampaignCaller } from '@heed/contracts'
import type { CompanyRow, TrainingRow } from '@heed/fixtures'
import type { Caller } from '../../calls/handler.ts'
import { notFound } from '../../calls/refusal.ts'
import { strengthIn } from '../../world/authority.ts'
import type { World } from '../../world/World.ts'
import { trainingKey } from './trainingViews.ts'

export interface Asking {
  world: World
  company: CompanyRow
  caller: Caller
  origin: string
}

export const trainingIdOf = (key: string | number): number => Number(String(key).replace(/^p/, ''))

export function findTraining(world: World, company: CompanyRow, key: string): TrainingRow {
  const training = world.campaigns.trainings.get(trainingIdOf(key))
  if (training?.companyId !== company.id || String(trainingKey(training)) !== key) {
    throw notFound('Training program not found :(')
  }
  return training
}

export function campaignCaller({ world, company, caller }: Asking): CampaignCaller {
  const strength = strengthIn(world, caller.person, company)
  return { isAdmin: strength !== undefined && strength !== 'viewer', isSuper: caller.person.super_admin }
}
