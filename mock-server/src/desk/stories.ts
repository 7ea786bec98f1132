import * as z from 'zod/mini'
import { completeBase } from '../server/worlds/base.ts'
import {
  advanceStory,
  beginStory,
  getProgress,
  getStep,
  linkTo,
  type Progress,
  toStepLook,
} from '../stories/progress.ts'
import type { Place } from '../stories/stage.ts'
import { stories as all } from '../stories/stories.ts'
import type { Story } from '../stories/story.ts'
import { control, type Desk, DeskError } from './controls/control.ts'

const Nothing = z.strictObject({})
const Step = z.int().check(z.gte(1))
const Begin = z.strictObject({ story: z.string(), step: z._default(Step, 1) })
const Go = z.strictObject({ step: Step })

export const stories = [
  control('GET', '/stories', 'Guided demos, with what each step shows', Nothing, () => ({
    stories: all.map(({ steps, ...story }) => ({
      ...story,
      steps: steps.map(({ title, look, sees }) => ({ title, look, sees })),
    })),
  })),
  control(
    'POST',
    '/stories',
    'Starts a guided demo in a new world: {"story":NAME,"step":3}; the answer says what to look at, and where',
    Begin,
    begin,
  ),
  control('GET', '/story', 'The current step of this world in a guided demo', Nothing, ({ live }) => {
    const progress = getProgress(live)
    return progress ? describe(progress) : { story: null }
  }),
  control('POST', '/story', 'Goes to another step: {"step":3}; going back restarts the demo', Go, go),
]

async function begin({ worlds, site }: Desk, { story: name, step }: z.infer<typeof Begin>) {
  const story = all.find((one) => one.name === name)
  if (!story) {
    const names = all.map((one) => one.name).join(', ')
    throw new DeskError(404, `There's no story "${name}"; known: ${names}`)
  }
  check(story, step)
  const live = worlds.make(completeBase({ scenario: story.scenario }))
  if (!live) throw new DeskError(409, 'The world ID is already taken')
  const place = { worlds, live, site }
  return withLink(place, await beginStory(place, story, step))
}

async function go(desk: Desk, { step }: z.infer<typeof Go>) {
  const progress = getProgress(desk.live)
  if (!progress) throw new DeskError(409, "This world isn't in a story; POST /_mock/stories starts one")
  check(progress.story, step)
  if (step >= progress.step) return withLink(desk, await advanceStory(desk, progress, step))
  await desk.live.reset(desk.live.world.base)
  return withLink(desk, await beginStory(desk, progress.story, step))
}

function check(story: Story, step: number): void {
  try {
    getStep(story, step)
  } catch (error) {
    if (error instanceof RangeError) throw new DeskError(400, error.message, 'step')
    throw error
  }
}

const describe = (progress: Progress) => ({
  story: { name: progress.story.name, title: progress.story.title },
  step: toStepLook(progress),
})

async function withLink(place: Place, progress: Progress) {
  const { live, worlds } = place
  const signInUrl = await linkTo(place, progress)
  return { world: live.id, address: `${worlds.addressOf(live)}/`, ...describe(progress), signInUrl }
}
