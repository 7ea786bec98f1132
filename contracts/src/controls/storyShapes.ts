import * as z from 'zod/mini'

const Step = z.looseObject({
  number: z.int(),
  of: z.int(),
  title: z.string(),
  look: z.string(),
  as: z.string(),
  path: z.string(),
})

const Name = z.looseObject({ name: z.string(), title: z.string() })

export const MockStory = z.looseObject({
  ...Name.shape,
  shows: z.string(),
  scenario: z.string(),
  as: z.string(),
  steps: z.array(z.looseObject({ title: z.string(), look: z.string(), sees: z.array(z.string()) })),
})

export const MockStoryShown = z.looseObject({
  world: z.string(),
  address: z.url(),
  story: Name,
  step: Step,
  signInUrl: z.url(),
})

export const MockStoryPlace = z.looseObject({ story: z.nullable(Name), step: z.optional(Step) })

export type MockStory = z.infer<typeof MockStory>
export type MockStoryPlace = z.infer<typeof MockStoryPlace>
export type MockStoryShown = z.infer<typeof MockStoryShown>
