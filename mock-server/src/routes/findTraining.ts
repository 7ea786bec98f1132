import type { CompanyRow, TrainingRow } from '@heed/fixtures'
import { trainingKey } from '../world/trainings/trainingViews.ts'
import type { World } from '../world/World.ts'
import { notFound } from './refusal.ts'

/** The number behind the key of a training, which begins with p where the training is packaged. */
export const trainingIdOf = (key: string | number): number => Number(String(key).replace(/^p/, ''))

/** A training of this company by its key; any other is not found. */
export function findTraining(world: World, company: CompanyRow, key: string): TrainingRow {
  const training = world.campaigns.trainings.get(trainingIdOf(key))
  if (training?.companyId !== company.id || String(trainingKey(training)) !== key) {
    throw notFound('Training program not found :(')
  }
  return training
}
