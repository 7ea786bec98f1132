import type { LiveWorld } from '../server/LiveWorld.ts'
import { sessionLink, tokenOf } from '../world/sessions.ts'
import { type Place, stageOf } from './stage.ts'
import type { Step, Story } from './story.ts'

/** Where a world stands in a story. */
export interface Progress {
  story: Story
  /** From 1. */
  step: number
  kept: Map<string, string>
  /** What happened in the world belongs to the story only as long as it is the same. */
  history: LiveWorld['history']
}

const progresses = new WeakMap<LiveWorld, Progress>()

/** The story that a world is in; none any more where it was begun anew or went to a snapshot. */
export function progressOf(live: LiveWorld): Progress | undefined {
  const progress = progresses.get(live)
  return progress?.history === live.history ? progress : undefined
}

/** Brings a world in which nothing has happened yet to a step, through all before it. */
export async function beginStory(place: Place, story: Story, step: number): Promise<Progress> {
  const progress = { story, step: 0, kept: new Map<string, string>(), history: place.live.history }
  progresses.set(place.live, progress)
  // The first session of the world: who goes back in a story is still signed in.
  tokenOf(place.live.world, lookerOf(place.live, story).id)
  return goOn(place, progress, step)
}

/** Goes on to a later step. */
export async function goOn(place: Place, progress: Progress, step: number): Promise<Progress> {
  const stage = stageOf(place, progress.kept)
  for (const { before } of progress.story.steps.slice(progress.step, step)) await before?.(stage)
  await place.live.commit('story')
  progress.step = step
  return progress
}

/** What is looked at now. */
export function lookOf({ story, step, kept }: Progress) {
  const { title, look, at } = stepOf(story, step)
  const path = at.replaceAll(/:(\w+)/g, (_, name: string) => kept.get(name) ?? '')
  return { number: step, of: story.steps.length, title, look, as: story.as, path }
}

/** A link that signs in who looks, and leads there. */
export async function linkTo({ live, site }: Place, progress: Progress): Promise<string> {
  const token = tokenOf(live.world, lookerOf(live, progress.story).id)
  await live.commit('story')
  return sessionLink(`${site}${live.path}`, token, lookOf(progress).path)
}

function lookerOf({ world }: LiveWorld, { as }: Story) {
  const person = world.people.find(({ email }) => email === as)
  if (!person) throw new RangeError(`${as} is nobody in this world`)
  return person
}

export function stepOf(story: Story, step: number): Step {
  const found = story.steps[step - 1]
  if (!found) throw new RangeError(`“${story.title}” has ${String(story.steps.length)} steps`)
  return found
}
