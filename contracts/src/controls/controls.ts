import * as z from 'zod/mini'
import { del, get, post, put } from '../endpoints/declarations/declare.ts'
import {
  aWorld,
  beginning,
  Clock,
  Done,
  Due,
  entry,
  Faults,
  Kept,
  MockEntry,
  MockMail,
  MockMailHead,
  MockPerson,
  MockReason,
  MockRequest,
  MockScenario,
  MockWorld,
  Moment,
  place,
  Snapshot,
} from './shapes.ts'
import { MockStory, MockStoryPlace, MockStoryShown } from './storyShapes.ts'

const section = 'controls'
/** On addresses other than loopback, the desk's key is required as the token. */
const who = 'public'

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
  people: {
    list: get('/people', {
      summary: 'Who can sign in',
      section,
      who,
      answer: z.looseObject({ people: z.array(MockPerson) }),
    }),
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
    show: get('/clock', {
      summary: 'What time it is',
      section,
      who,
      answer: z.looseObject({ now: Moment, next: z.optional(z.nullable(Due)) }),
    }),
    move: post('/clock', {
      summary: 'Move on, by a duration, to a moment or to what happens next',
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
    browse: get('/outbox/heads', {
      summary: 'A page of the outbox, the latest first, with how many there are of each kind',
      section,
      who,
      query: {
        kind: z.optional(z.string()),
        search: z.optional(z.string()),
        page: z.optional(z.int()),
        size: z.optional(z.int()),
      },
      answer: z.looseObject({
        kinds: z.array(z.object({ name: z.string(), count: z.int() })),
        total: z.int(),
        mails: z.array(MockMailHead),
      }),
    }),
    show: get('/outbox/:id', { summary: 'One message', section, who, answer: MockMail }),
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
  stories: {
    list: get('/stories', {
      summary: 'Guided demos, with what each step shows',
      section,
      who,
      answer: z.looseObject({ stories: z.array(MockStory) }),
    }),
    begin: post('/stories', {
      summary: 'Begin a guided demo in a world of its own, at any step',
      section,
      who,
      body: z.object({ story: z.string(), step: z.optional(z.int()) }),
      answer: MockStoryShown,
    }),
    show: get('/story', { summary: 'Where the world stands in one', section, who, answer: MockStoryPlace }),
    go: post('/story', {
      summary: 'Go to another step of it; back begins it anew',
      section,
      who,
      body: z.object({ step: z.int() }),
      answer: MockStoryShown,
    }),
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
        version: z.optional(z.unknown()),
        base: z.unknown(),
        changes: z.unknown(),
        generation: z.optional(z.int()),
      }),
      answer: z.looseObject({ name: z.string() }),
    }),
    delete: del('/snapshots/:name', { summary: 'Forget a snapshot', section, who, answer: Done }),
  },
  requests: {
    list: get('/requests', {
      summary: 'The last 1,000 calls, the oldest first',
      section,
      who,
      query: {
        operation: z.optional(z.string()),
        person: z.optional(z.string()),
        problems: z.optional(z.literal('1')),
        status: z.optional(z.int()),
        after: z.optional(z.int()),
      },
      answer: z.looseObject({ requests: z.array(MockRequest) }),
    }),
    why: get('/why/:id', { summary: 'Why a call was refused', section, who, answer: MockReason }),
  },
  journal: {
    list: get('/journal', {
      summary: 'Who did what, and what changed',
      section,
      who,
      answer: z.looseObject({ ...place, entries: z.array(MockEntry) }),
    }),
    show: get('/journal/:id', {
      summary: 'One entry with its rows',
      section,
      who,
      answer: z.looseObject({ ...entry, changes: z.array(z.looseObject({ collection: z.string() })) }),
    }),
    undo: post('/undo', {
      summary: 'Go back one step, or to a point; forth again too',
      section,
      who,
      body: z.object({ to: z.optional(z.int()) }),
      answer: z.looseObject({ ...place, now: Moment }),
    }),
    export: get('/journal/export', {
      summary: 'The journal as a document for another machine',
      section,
      who,
      answer: aWorld,
    }),
    replay: post('/replay', {
      summary: 'Play such a document in a world of its own',
      section,
      who,
      body: z.object({ start: z.unknown(), entries: z.unknown() }),
      answer: z.looseObject({
        id: z.string(),
        address: z.url(),
        played: z.int(),
        different: z.array(z.object({ position: z.int(), what: z.string(), why: z.string() })),
      }),
    }),
  },
  data: {
    list: get('/db', {
      summary: 'How many rows there are, by collection',
      section,
      who,
      answer: z.looseObject({ collections: z.record(z.string(), z.int()) }),
    }),
    rows: get('/db/:name', {
      summary: 'Raw rows of a collection, with the filters of json-server',
      section,
      who,
      query: {
        q: z.optional(z.string()),
        _page: z.optional(z.int()),
        _limit: z.optional(z.int()),
      },
      answer: z.array(z.record(z.string(), z.unknown())),
    }),
  },
}
