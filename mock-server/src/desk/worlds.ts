import * as z from 'zod/mini'
import { BaseOptions, changedBase, completeBase } from '../server/base.ts'
import type { LiveWorld } from '../server/LiveWorld.ts'
import { defaultName } from '../server/Worlds.ts'
import { control, type Desk, DeskError } from './control.ts'

const Name = z.string().check(z.regex(/^[\w.-]{1,60}$/, 'Must be 1 to 60 letters, digits, dots or dashes'))
const Nothing = z.strictObject({})
const New = z.strictObject({ name: Name, ...BaseOptions.shape })
const Named = z.strictObject({ name: Name })

export const worlds = [
  control('GET', '/health', 'Whether the server serves', Nothing, ({ live }) => ({
    status: 'ok',
    ...describe(live),
  })),
  control(
    'POST',
    '/reset',
    'Begins anew: {"scenario","seed","now","employees"}, all optional',
    BaseOptions,
    reset,
  ),
  control('GET', '/worlds', 'Every world of this server', Nothing, (desk) => ({
    worlds: desk.worlds.list().map(describe),
  })),
  control('POST', '/worlds', 'Makes a world: {"name"} and what reset takes', New, make),
  control('DELETE', '/worlds/:name', 'Drops a world', Named, drop),
]

const describe = ({ name, world: { base, clock } }: LiveWorld) => ({ name, ...base, now: clock.instant })

/** What is left out stays as it was. */
async function reset({ live }: Desk, options: z.infer<typeof BaseOptions>) {
  await live.reset(changedBase(live.world.base, options))
  return describe(live)
}

function make(desk: Desk, { name, ...options }: z.infer<typeof New>) {
  const live = desk.worlds.make(name, completeBase(options))
  if (!live) throw new DeskError(409, `There is a world "${name}" already`, 'name')
  return describe(live)
}

function drop(desk: Desk, { name }: z.infer<typeof Named>) {
  if (name === defaultName) throw new DeskError(400, 'The default world stays; reset it instead', 'name')
  if (!desk.worlds.drop(name)) throw new DeskError(404, `There is no world "${name}"`)
  return { success: true }
}
