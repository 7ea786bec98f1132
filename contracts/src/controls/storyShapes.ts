import * as z from 'zod/mini'

const Step = z.looseObject({
  number: z.int(),
  of: z.int(),
  title: z.string(),
  look: z.string(),
  as: z.string(),
  path: z.string(),
})

const StoryName = z.looseObject({ name: z.string(), title: z.string() })

export const MockStory = z.looseObject({
  ...StoryName.shape,
  shows: z.string(),
  scenario: z.string(),
  as: z.string(),
  steps: z.array(z.looseObject({ title: z.string(), look: z.string(), sees: z.array(z.string()) })),
})

export const ShownMockStory = z.looseObject({
  world: z.string(),
  address: z.url(),
  story: StoryName,
  step: Step,
  signInUrl: z.url(),
})

export const MockStoryPosition = z.looseObject({ story: z.nullable(StoryName), step: z.optional(Step) })

export type MockStory = z.infer<typeof MockStory>
export type MockStoryPosition = z.infer<typeof MockStoryPosition>
export type ShownMockStory = z.infer<typeof ShownMockStory>
