import * as z from 'zod/mini'

export const Moment = z.iso.datetime()

export const worldOptionsShape = {
  scenario: z.optional(z.string()),
  seed: z.optional(z.int()),
  now: z.optional(z.string()),
  employees: z.optional(z.int()),
  language: z.optional(z.string()),
}

const startedWorldShape = {
  scenario: z.string(),
  seed: z.int(),
  now: Moment,
  employees: z.optional(z.int()),
  language: z.optional(z.string()),
}

export const MockWorld = z.looseObject({
  id: z.string(),
  path: z.string(),
  address: z.url(),
  ...startedWorldShape,
})

export const MockScenario = z.looseObject({
  name: z.string(),
  shows: z.string(),
  employees: z.optional(z.int()),
})

const mailHeadFields = {
  id: z.int(),
  to: z.string(),
  kind: z.string(),
  channel: z.optional(z.string()),
  subject: z.string(),
  sent: Moment,
}

export const MockEmail = z.looseObject({
  ...mailHeadFields,
  links: z.array(z.string()),
  text: z.string(),
  html: z.string(),
  message: z.optional(z.nullable(z.record(z.string(), z.unknown()))),
  app: z.optional(z.string()),
})

const MockFault = z.looseObject({ seen: z.int(), hits: z.int() })
export const Faults = z.looseObject({ seed: z.int(), steps: z.array(MockFault) })

export const Snapshot = z.looseObject({ name: z.string(), ...startedWorldShape })
export const SavedSnapshot = z.looseObject({ name: z.string(), now: Moment })
export const SuccessResponse = z.looseObject({ success: z.literal(true) })
export const Clock = z.looseObject({ now: Moment })

/** The token and the session link work until they expire; the sign-in link works once. */
export const MockPerson = z.looseObject({
  email: z.string(),
  name: z.string(),
  role: z.enum(['super', 'partner', 'admin', 'viewer', 'none']),
  company: z.nullable(z.object({ id: z.int(), name: z.string() })),
  token: z.string(),
  signInUrl: z.url(),
  sessionUrl: z.url(),
})

export const DueEvent = z.object({ at: Moment, name: z.string() })

export const MockEmailHead = z.looseObject(mailHeadFields)

const impersonator = z.optional(z.string())

export const MockRequest = z.looseObject({
  id: z.int(),
  operation: z.nullable(z.string()),
  method: z.string(),
  path: z.string(),
  status: z.int(),
  at: Moment,
  ms: z.number(),
  person: z.nullable(z.string()),
  impersonator,
  fault: z.optional(z.int()),
  refused: z.optional(z.object({ code: z.string(), description: z.string() })),
  why: z.optional(z.string()),
  problems: z.optional(z.array(z.string())),
})

export const MockExplanation = z.looseObject({
  rule: z.string(),
  nearest: z.optional(z.array(z.string())),
  wouldWork: z.array(z.string()),
  rows: z.optional(z.record(z.string(), z.unknown())),
})

export const journalEntryShape = {
  position: z.int(),
  what: z.string(),
  who: z.nullable(z.string()),
  impersonator,
  at: Moment,
  changed: z.record(z.string(), z.int()),
  mails: z.array(z.looseObject({ id: z.int(), to: z.string(), kind: z.string(), subject: z.string() })),
  events: z.array(z.unknown()),
}

export const MockEntry = z.looseObject(journalEntryShape)

export const storyPositionShape = { first: z.int(), position: z.int(), last: z.int() }
export const LooseWorld = z.record(z.string(), z.unknown())

export type MockWorld = z.infer<typeof MockWorld>
export type MockPerson = z.infer<typeof MockPerson>
export type MockEmailHead = z.infer<typeof MockEmailHead>
export type MockRequest = z.infer<typeof MockRequest>
export type MockExplanation = z.infer<typeof MockExplanation>
export type MockEntry = z.infer<typeof MockEntry>
export type MockScenario = z.infer<typeof MockScenario>
export type MockEmail = z.infer<typeof MockEmail>
export type MockFault = z.infer<typeof MockFault>
