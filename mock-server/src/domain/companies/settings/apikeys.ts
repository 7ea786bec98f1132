import type { ApiKey } from '@heed/contracts'
import type { ApiKeyRow, CompanyRow } from '@heed/fixtures'
import { ownRow } from '../../../calls/find.ts'
import type { AreaHandlers } from '../../../calls/handler.ts'
import type { World } from '../../../world/World.ts'

export const apikeys: AreaHandlers<'apikeys'> = {
  list: ({ world, company }) => ({ apikeys: world.system.apiKeysOfCompany.of(company.id).map(view) }),

  create({ world, company, input }) {
    const { apiKeys } = world.system
    return view(
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
    return view(world.system.apiKeys.put({ ...find(world, company, input.apiKeyId), name: input.name }))
  },

  delete({ world, company, input }) {
    world.system.apiKeys.remove(find(world, company, input.apiKeyId).id)
    return { success: true }
  },
}

const view = ({ id, name, value }: ApiKeyRow): ApiKey => ({ id, name, value })

const find = (world: World, company: CompanyRow, apiKeyId: number): ApiKeyRow =>
  ownRow(world.system.apiKeys, company, apiKeyId, 'There is no such API key')
