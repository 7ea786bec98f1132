import type { LiveWorld } from '../server/worlds/LiveWorld.ts'
import { ensureToken, sessionLink } from '../world/sessions.ts'
import { createStage, type Place } from './stage.ts'
import type { Step, Story } from './story.ts'

export interface Progress {
  story: Story
  step: number
  kept: Map<string, string>
  history: LiveWorld['history']
}

const progresses = new WeakMap<LiveWorld, Progress>()

export function getProgress(live: LiveWorld): Progress | undefined {
  const progress = progresses.get(live)
  return progress?.history === live.history ? progress : undefined
}

export async function beginStory(place: Place, story: Story, step: number): Promise<Progress> {
  const progress = { story, step: 0, kept: new Map<string, string>(), history: place.live.history }
  progresses.set(place.live, progress)
  // Uses the world's first session, so that people stay signed in when they go back in the story.
  ensureToken(place.live.world, findStoryPerson(place.live, story).id)
  return advanceStory(place, progress, step)
}

export async function advanceStory(place: Place, progress: Progress, step: number): Promise<Progress> {
  const stage = createStage(place, progress.kept)
  for (const { before } of progress.story.steps.slice(progress.step, step)) await before?.(stage)
  await place.live.commit('story')
  progress.step = step
  return progress
}

export function toStepLook({ story, step, kept }: Progress) {
  const { title, look, at } = getStep(story, step)
  const path = at.replaceAll(/:(\w+)/g, (_, name: string) => kept.get(name) ?? '')
  return { number: step, of: story.steps.length, title, look, as: story.as, path }
}

export async function linkTo({ live, site }: Place, progress: Progress): Promise<string> {
  const token = ensureToken(live.world, findStoryPerson(live, progress.story).id)
  await live.commit('story')
  return sessionLink(`${site}${live.path}`, token, toStepLook(progress).path)
}

function findStoryPerson({ world }: LiveWorld, { as }: Story) {
  const person = world.people.find(({ email }) => email === as)
  if (!person) throw new RangeError(`There's no ${as} in this world`)
  return person
}

export function getStep(story: Story, step: number): Step {
  const found = story.steps[step - 1]
  if (!found) throw new RangeError(`“${story.title}” has ${String(story.steps.length)} steps`)
  return found
}
