import type { ApiKey } from '@heed/contracts'
import type { ApiKeyRow, CompanyRow } from '@heed/fixtures'
import { findRowInCompany } from '../../../calls/find.ts'
import type { AreaHandlers } from '../../../calls/handler.ts'
import type { World } from '../../../world/World.ts'

export const apikeys: AreaHandlers<'apikeys'> = {
  list: ({ world, company }) => ({ apikeys: world.system.apiKeysByCompany.get(company.id).map(toApiKey) }),

  create({ world, company, input }) {
    const { apiKeys } = world.system
    return toApiKey(
      apiKeys.put({
        id: world.nextId(apiKeys),
        companyId: company.id,
        name: input.name ?? '',
        value: `hk_${world.keys.next(`API key of ${company.id}`, 40)}`,
        created: world.clock.instant,
      }),
    )
  },

  rename({ world, company, input }) {
    return toApiKey(
      world.system.apiKeys.put({ ...findApiKey(world, company, input.apiKeyId), name: input.name }),
    )
  },

  delete({ world, company, input }) {
    world.system.apiKeys.remove(findApiKey(world, company, input.apiKeyId).id)
    return { success: true }
  },
}

const toApiKey = ({ id, name, value }: ApiKeyRow): ApiKey => ({ id, name, value })

const findApiKey = (world: World, company: CompanyRow, apiKeyId: number): ApiKeyRow =>
  findRowInCompany(world.system.apiKeys, company, apiKeyId, 'There is no such API key')
