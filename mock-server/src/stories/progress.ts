import type { LiveWorld } from '../server/worlds/LiveWorld.ts'
import { sessionLink, tokenOf } from '../world/sessions.ts'
import { type Place, stageOf } from './stage.ts'
import type { Step, Story } from './story.ts'

export interface Progress {
  story: Story
  step: number
  kept: Map<string, string>
  history: LiveWorld['history']
}

const progresses = new WeakMap<LiveWorld, Progress>()

export function progressOf(live: LiveWorld): Progress | undefined {
  const progress = progresses.get(live)
  return progress?.history === live.history ? progress : undefined
}

export async function beginStory(place: Place, story: Story, step: number): Promise<Progress> {
  const progress = { story, step: 0, kept: new Map<string, string>(), history: place.live.history }
  progresses.set(place.live, progress)
  // Uses the world's first session, so that people stay signed in when they go back in the story.
  tokenOf(place.live.world, lookerOf(place.live, story).id)
  return goOn(place, progress, step)
}

export async function goOn(place: Place, progress: Progress, step: number): Promise<Progress> {
  const stage = stageOf(place, progress.kept)
  for (const { before } of progress.story.steps.slice(progress.step, step)) await before?.(stage)
  await place.live.commit('story')
  progress.step = step
  return progress
}

export function lookOf({ story, step, kept }: Progress) {
  const { title, look, at } = stepOf(story, step)
  const path = at.replaceAll(/:(\w+)/g, (_, name: string) => kept.get(name) ?? '')
  return { number: step, of: story.steps.length, title, look, as: story.as, path }
}

export async function linkTo({ live, site }: Place, progress: Progress): Promise<string> {
  const token = tokenOf(live.world, lookerOf(live, progress.story).id)
  await live.commit('story')
  return sessionLink(`${site}${live.path}`, token, lookOf(progress).path)
}

function lookerOf({ world }: LiveWorld, { as }: Story) {
  const person = world.people.find(({ email }) => email === as)
  if (!person) throw new RangeError(`There's no ${as} in this world`)
  return person
}

export function stepOf(story: Story, step: number): Step {
  const found = story.steps[step - 1]
  if (!found) throw new RangeError(`“${story.title}” has ${String(story.steps.length)} steps`)
  return found
}
