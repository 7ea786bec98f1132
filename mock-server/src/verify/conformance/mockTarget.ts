import { parseState } from '@heed/contracts/pact/states'
import { managerEmail, partnerEmails, superEmail } from '@heed/fixtures'
import type { LiveWorld } from '../../server/worlds/LiveWorld.ts'
import type { Base } from '../../store/disk/Journal.ts'
import { openSession } from '../../world/sessions.ts'
import { standardBase } from '../../world/World.ts'
import { applyState } from '../stateHandlers.ts'
import type { Role } from './brokenRules.ts'
import type { Target } from './conformance.ts'

const stranger = 'stranger@elsewhere.example'
const emails: Readonly<Record<Exclude<Role, 'nobody'>, string>> = {
  stranger,
  viewer: managerEmail('viewer'),
  helper: managerEmail('manager'),
  admin: managerEmail('admin'),
  partner: partnerEmails.bjarg,
  super: superEmail,
}
const base: Base = { ...standardBase, employees: 30, secret: 'of random calls' }

export function mockTarget(api: string, live: LiveWorld): Target {
  let changed: string[] = []
  live.listen((changes) => changed.push(...changes.map(({ collection }) => collection)))
  const signIn = async (role: Role) => {
    const person = role === 'nobody' ? undefined : live.world.personByEmail(emails[role])
    if (!person) throw new RangeError(`The scenario has no ${role}`)
    const { id } = openSession(live.world, person.id)
    await live.commit()
    return id
  }
  return {
    api,
    async begin() {
      await live.reset(base)
      const { world } = live
      const [someone] = world.people.values()
      if (someone)
        world.people.put({
          ...someone,
          id: 'stranger',
          email: stranger,
          name: 'Sigga',
          permissions: [],
          superForAccounts: [],
          super_admin: false,
        })
      const tokens: Partial<Record<Role, string>> = {}
      for (const role of Object.keys(emails) as (keyof typeof emails)[]) tokens[role] = await signIn(role)
      return tokens
    },
    signIn,
    async setUp(states) {
      const values: Record<string, string> = {}
      for (const { name, params } of states) {
        const known = parseState(name, params)
        Object.assign(values, await applyState(live, known.name, known.params))
      }
      return values
    },
    changed() {
      const seen = changed
      changed = []
      return seen
    },
  }
}
