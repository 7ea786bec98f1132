import { parseState } from '@heed/contracts/pact/states'
import { getManagerEmail, partnerEmails, superEmail } from '@heed/fixtures'
import type { LiveWorld } from '../../server/worlds/LiveWorld.ts'
import type { Base } from '../../store/disk/Journal.ts'
import { openSession } from '../../world/sessions.ts'
import { standardBase } from '../../world/World.ts'
import { applyState } from '../stateHandlers.ts'
import type { Role } from './brokenRules.ts'
import type { Target } from './conformance.ts'

const strangerEmail = 'stranger@elsewhere.example'
const emailsByRole: Readonly<Record<Exclude<Role, 'nobody'>, string>> = {
  stranger: strangerEmail,
  viewer: getManagerEmail('viewer'),
  helper: getManagerEmail('manager'),
  admin: getManagerEmail('admin'),
  partner: partnerEmails.bjarg,
  super: superEmail,
}
const base: Base = { ...standardBase, employees: 30, secret: 'of random calls' }

export function createMockTarget(api: string, liveWorld: LiveWorld): Target {
  let changedCollections: string[] = []
  liveWorld.listen((changes) => changedCollections.push(...changes.map(({ collection }) => collection)))
  const signIn = async (role: Role) => {
    const person = role === 'nobody' ? undefined : liveWorld.world.findPersonByEmail(emailsByRole[role])
    if (!person) throw new RangeError(`The scenario has no ${role}`)
    const { id } = openSession(liveWorld.world, person.id)
    await liveWorld.commit()
    return id
  }
  return {
    api,
    async prepareTokens() {
      await liveWorld.reset(base)
      const { world } = liveWorld
      const [firstPerson] = world.people.values()
      if (firstPerson)
        world.people.put({
          ...firstPerson,
          id: 'stranger',
          email: strangerEmail,
          name: 'Sigga',
          permissions: [],
          superForAccounts: [],
          super_admin: false,
        })
      const tokens: Partial<Record<Role, string>> = {}
      for (const role of Object.keys(emailsByRole) as (keyof typeof emailsByRole)[])
        tokens[role] = await signIn(role)
      return tokens
    },
    signIn,
    async setUp(states) {
      const values: Record<string, string> = {}
      for (const { name, params } of states) {
        const parsedState = parseState(name, params)
        Object.assign(values, await applyState(liveWorld, parsedState.name, parsedState.params))
      }
      return values
    },
    changed() {
      const takenCollections = changedCollections
      changedCollections = []
      return takenCollections
    },
  }
}
