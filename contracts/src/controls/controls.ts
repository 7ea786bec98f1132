import * as z from 'zod/mini'
import { del, get, post, put } from '../endpoints/declare.ts'

/** The controls of the stand-in, below /_mock; they are no part of the API (mock-server/docs/controls.md). */
const section = 'controls'
/** Off loopback they ask for the key of the desk, as the token of the call. */
const who = 'public'

/** A moment on the clock of a world. */
const Moment = z.iso.datetime()

/** How a world may begin. */
const beginning = {
  scenario: z.optional(z.string()),
  seed: z.optional(z.int()),
  now: z.optional(z.string()),
  employees: z.optional(z.int()),
  language: z.optional(z.string()),
}

const begun = {
  scenario: z.string(),
  seed: z.int(),
  now: Moment,
  employees: z.optional(z.int()),
  language: z.optional(z.string()),
}

/** A world with its address: of its console, with a slash at the end; the API lies at `api` below it. */
export const MockWorld = z.looseObject({ id: z.string(), path: z.string(), address: z.url(), ...begun })

const MockScenario = z.looseObject({
  name: z.string(),
  shows: z.string(),
  employees: z.optional(z.int()),
})

/** A message that was sent, in every form that its reader may get. */
export const MockMail = z.looseObject({
  id: z.int(),
  to: z.string(),
  kind: z.string(),
  channel: z.optional(z.string()),
  subject: z.string(),
  sent: Moment,
  links: z.array(z.string()),
  text: z.string(),
  /** '' by Slack and Teams. */
  html: z.string(),
})

/** One step of what goes wrong, as it was given, with how many calls it fitted and how many it harmed. */
const MockFault = z.looseObject({ seen: z.int(), hits: z.int() })
const Faults = z.looseObject({ seed: z.int(), steps: z.array(MockFault) })

const Snapshot = z.looseObject({ name: z.string(), ...begun })
const Kept = z.looseObject({ name: z.string(), now: Moment })
const Done = z.looseObject({ success: z.literal(true) })
const Clock = z.looseObject({ now: Moment })

export type MockWorld = z.infer<typeof MockWorld>
export type MockMail = z.infer<typeof MockMail>
export type MockFault = z.infer<typeof MockFault>

/** What can be done with a world, in the order of the desk. Answers are held to it by the tests of the server. */
export const controls = {
  worlds: {
    health: get('/health', { summary: 'The world itself', section, who, answer: MockWorld }),
    list: get('/worlds', {
      summary: 'Every world',
      section,
      who,
      answer: z.looseObject({ worlds: z.array(MockWorld) }),
    }),
    make: post('/worlds', {
      summary: 'Make a world of its own',
      section,
      who,
      body: z.object({
        id: z.optional(z.string()),
        from: z.optional(z.string()),
        snapshot: z.optional(z.string()),
        ...beginning,
      }),
      answer: MockWorld,
    }),
    reset: post('/reset', {
      summary: 'Begin anew',
      section,
      who,
      body: z.object(beginning),
      answer: MockWorld,
    }),
    end: del('/worlds/:name', { summary: 'End a world', section, who, answer: Done }),
  },
  scenarios: {
    list: get('/scenarios', {
      summary: 'What a world may begin as',
      section,
      who,
      answer: z.looseObject({ scenarios: z.array(MockScenario) }),
    }),
  },
  clock: {
    show: get('/clock', { summary: 'What time it is', section, who, answer: Clock }),
    move: post('/clock', {
      summary: 'Move on, by a duration or to a moment',
      section,
      who,
      body: z.object({ advance: z.optional(z.string()), to: z.optional(z.string()) }),
      answer: Clock,
    }),
  },
  outbox: {
    list: get('/outbox', {
      summary: 'Messages that were sent',
      section,
      who,
      query: { to: z.optional(z.string()), kind: z.optional(z.string()) },
      answer: z.looseObject({ mails: z.array(MockMail) }),
    }),
    next: get('/outbox/next', {
      summary: 'Wait for a message',
      section,
      who,
      query: { to: z.string(), after: z.optional(z.int()), timeout: z.optional(z.int()) },
      answer: MockMail,
    }),
  },
  faults: {
    list: get('/faults', { summary: 'What goes wrong', section, who, answer: Faults }),
    set: post('/faults', {
      summary: 'Let something go wrong, in place of what did',
      section,
      who,
      body: z.object({ steps: z.array(z.record(z.string(), z.unknown())), seed: z.optional(z.int()) }),
      answer: Faults,
    }),
    clear: del('/faults', { summary: 'Nothing goes wrong any more', section, who, answer: Faults }),
  },
  snapshots: {
    list: get('/snapshots', {
      summary: 'What was kept of this world',
      section,
      who,
      answer: z.looseObject({ snapshots: z.array(Snapshot) }),
    }),
    keep: post('/snapshots', {
      summary: 'Keep the world as it is',
      section,
      who,
      body: z.object({ name: z.string() }),
      answer: Kept,
    }),
    restore: post('/snapshots/:name/restore', { summary: 'Go back', section, who, answer: Kept }),
    read: get('/snapshots/:name', {
      summary: 'A snapshot as a document for another machine',
      section,
      who,
      answer: z.record(z.string(), z.unknown()),
    }),
    load: put('/snapshots/:name', {
      summary: 'Load such a document',
      section,
      who,
      body: z.object({
        base: z.unknown(),
        changes: z.unknown(),
        generation: z.optional(z.int()),
      }),
      answer: z.looseObject({ name: z.string() }),
    }),
    delete: del('/snapshots/:name', { summary: 'Forget a snapshot', section, who, answer: Done }),
  },
}
