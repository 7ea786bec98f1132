import type { LiveWorld } from '../server/worlds/LiveWorld.ts'
import { ensureToken, formatSessionLink } from '../world/sessions.ts'
import { createStepContext, type StoryContext } from './stage.ts'
import type { Step, Story } from './story.ts'

export interface Progress {
  story: Story
  step: number
  savedValues: Map<string, string>
  history: LiveWorld['history']
}

const progressByWorld = new WeakMap<LiveWorld, Progress>()

export function getProgress(liveWorld: LiveWorld): Progress | undefined {
  const progress = progressByWorld.get(liveWorld)
  return progress?.history === liveWorld.history ? progress : undefined
}

export async function startStory(storyContext: StoryContext, story: Story, step: number): Promise<Progress> {
  const progress = {
    story,
    step: 0,
    savedValues: new Map<string, string>(),
    history: storyContext.live.history,
  }
  progressByWorld.set(storyContext.live, progress)
  // Uses the world's first session, so that people stay signed in when they go back in the story.
  ensureToken(storyContext.live.world, findStoryPerson(storyContext.live, story).id)
  return advanceStory(storyContext, progress, step)
}

export async function advanceStory(
  storyContext: StoryContext,
  progress: Progress,
  step: number,
): Promise<Progress> {
  const stage = createStepContext(storyContext, progress.savedValues)
  for (const { before } of progress.story.steps.slice(progress.step, step)) await before?.(stage)
  await storyContext.live.commit('story')
  progress.step = step
  return progress
}

export function describeStep({ story, step, savedValues }: Progress) {
  const { title, look, at } = getStep(story, step)
  const path = at.replaceAll(/:(\w+)/g, (_, name: string) => savedValues.get(name) ?? '')
  return { number: step, of: story.steps.length, title, look, as: story.as, path }
}

export async function createStoryLink({ live, site }: StoryContext, progress: Progress): Promise<string> {
  const token = ensureToken(live.world, findStoryPerson(live, progress.story).id)
  await live.commit('story')
  return formatSessionLink(`${site}${live.path}`, token, describeStep(progress).path)
}

function findStoryPerson({ world }: LiveWorld, { as }: Story) {
  const person = world.people.find(({ email }) => email === as)
  if (!person) throw new RangeError(`There's no ${as} in this world`)
  return person
}

export function getStep(story: Story, step: number): Step {
  const storyStep = story.steps[step - 1]
  if (!storyStep) throw new RangeError(`“${story.title}” has ${String(story.steps.length)} steps`)
  return storyStep
}
