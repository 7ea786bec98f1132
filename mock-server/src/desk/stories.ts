import * as z from 'zod/mini'
import { completeBase } from '../server/worlds/base.ts'
import {
  advanceStory,
  createStoryLink,
  describeStep,
  getProgress,
  getStep,
  type Progress,
  startStory,
} from '../stories/progress.ts'
import type { StoryContext } from '../stories/stage.ts'
import { stories as all } from '../stories/stories.ts'
import type { Story } from '../stories/story.ts'
import { createControl, type Desk, DeskError } from './controls/control.ts'

const EmptyInput = z.strictObject({})
const StepNumber = z.int().check(z.gte(1))
const StartInput = z.strictObject({ story: z.string(), step: z._default(StepNumber, 1) })
const StepInput = z.strictObject({ step: StepNumber })

export const storyControls = [
  createControl('GET', '/stories', 'Guided demos, with what each step shows', EmptyInput, () => ({
    stories: all.map(({ steps, ...story }) => ({
      ...story,
      steps: steps.map(({ title, look, sees }) => ({ title, look, sees })),
    })),
  })),
  createControl(
    'POST',
    '/stories',
    'Starts a guided demo in a new world: {"story":NAME,"step":3}; the answer says what to look at, and where',
    StartInput,
    startNewStory,
  ),
  createControl(
    'GET',
    '/story',
    'The current step of this world in a guided demo',
    EmptyInput,
    ({ live }) => {
      const progress = getProgress(live)
      return progress ? describeProgress(progress) : { story: null }
    },
  ),
  createControl(
    'POST',
    '/story',
    'Goes to another step: {"step":3}; going back restarts the demo',
    StepInput,
    goToStep,
  ),
]

async function startNewStory({ worlds, site }: Desk, { story: name, step }: z.infer<typeof StartInput>) {
  const story = all.find((candidate) => candidate.name === name)
  if (!story) {
    const names = all.map((candidate) => candidate.name).join(', ')
    throw new DeskError(404, `There's no story "${name}"; known: ${names}`)
  }
  checkStep(story, step)
  const liveWorld = worlds.create(completeBase({ scenario: story.scenario }))
  if (!liveWorld) throw new DeskError(409, 'The world ID is already taken')
  const storyContext = { worlds, live: liveWorld, site }
  return describeWithLink(storyContext, await startStory(storyContext, story, step))
}

async function goToStep(desk: Desk, { step }: z.infer<typeof StepInput>) {
  const progress = getProgress(desk.live)
  if (!progress) throw new DeskError(409, "This world isn't in a story; POST /_mock/stories starts one")
  checkStep(progress.story, step)
  if (step >= progress.step) return describeWithLink(desk, await advanceStory(desk, progress, step))
  await desk.live.reset(desk.live.world.base)
  return describeWithLink(desk, await startStory(desk, progress.story, step))
}

function checkStep(story: Story, step: number): void {
  try {
    getStep(story, step)
  } catch (error) {
    if (error instanceof RangeError) throw new DeskError(400, error.message, 'step')
    throw error
  }
}

const describeProgress = (progress: Progress) => ({
  story: { name: progress.story.name, title: progress.story.title },
  step: describeStep(progress),
})

async function describeWithLink(storyContext: StoryContext, progress: Progress) {
  const { live, worlds } = storyContext
  const signInUrl = await createStoryLink(storyContext, progress)
  return { world: live.id, address: `${worlds.getAddress(live)}/`, ...describeProgress(progress), signInUrl }
}
