import { company as known, libraryIds } from '@heed/contracts/pact/company'
import { aTrainingRow } from '@heed/fixtures'
import type { World } from '../world/World.ts'

export function putPackaged(world: World, uniqueId: string): void {
  const company = world.companies.get(known.id)
  if (!company) throw new RangeError(`There is no company ${known.id}`)
  world.companies.put({ ...company, settings: { ...company.settings, 'ui.cmi5.enabled': '1' } })
  const { trainings } = world.campaigns
  trainings.put(
    aTrainingRow({
      id: world.nextId(trainings),
      companyId: known.id,
      subjects: [libraryIds.subject],
      deliveries: [],
      isScorm: true,
      uniqueId,
      language: 'is',
    }),
  )
}
