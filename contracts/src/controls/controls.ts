import * as z from 'zod/mini'
import { del, get, post, put } from '../endpoints/declarations/declare.ts'
import {
  Clock,
  DueEvent,
  Faults,
  journalEntryShape,
  LooseWorld,
  MockEmail,
  MockEmailHead,
  MockEntry,
  MockExplanation,
  MockPerson,
  MockRequest,
  MockScenario,
  MockWorld,
  Moment,
  SavedSnapshot,
  Snapshot,
  SuccessResponse,
  storyPositionShape,
  worldOptionsShape,
} from './shapes.ts'
import { MockStory, MockStoryPosition, ShownMockStory } from './storyShapes.ts'

const section = 'controls'
/** Addresses other than loopback require the desk's key as the token. */
const requiredRole = 'public'

export const controls = {
  worlds: {
    health: get('/health', { summary: 'Get the world', section, who: requiredRole, answer: MockWorld }),
    list: get('/worlds', {
      summary: 'List worlds',
      section,
      who: requiredRole,
      answer: z.looseObject({ worlds: z.array(MockWorld) }),
    }),
    make: post('/worlds', {
      summary: 'Create a world',
      section,
      who: requiredRole,
      body: z.object({
        id: z.optional(z.string()),
        from: z.optional(z.string()),
        snapshot: z.optional(z.string()),
        ...worldOptionsShape,
      }),
      answer: MockWorld,
    }),
    reset: post('/reset', {
      summary: 'Reset the world',
      section,
      who: requiredRole,
      body: z.object(worldOptionsShape),
      answer: MockWorld,
    }),
    end: del('/worlds/:name', {
      summary: 'End a world',
      section,
      who: requiredRole,
      answer: SuccessResponse,
    }),
  },
  people: {
    list: get('/people', {
      summary: 'List people who can sign in',
      section,
      who: requiredRole,
      answer: z.looseObject({ people: z.array(MockPerson) }),
    }),
  },
  scenarios: {
    list: get('/scenarios', {
      summary: 'List scenarios',
      section,
      who: requiredRole,
      answer: z.looseObject({ scenarios: z.array(MockScenario) }),
    }),
  },
  clock: {
    show: get('/clock', {
      summary: 'Get the current time and the next event',
      section,
      who: requiredRole,
      answer: z.looseObject({ now: Moment, next: z.optional(z.nullable(DueEvent)) }),
    }),
    move: post('/clock', {
      summary: 'Move time on, by a duration, to a time or to the next event',
      section,
      who: requiredRole,
      body: z.object({ advance: z.optional(z.string()), to: z.optional(z.string()) }),
      answer: Clock,
    }),
  },
  outbox: {
    list: get('/outbox', {
      summary: 'List sent messages',
      section,
      who: requiredRole,
      query: { to: z.optional(z.string()), kind: z.optional(z.string()) },
      answer: z.looseObject({ mails: z.array(MockEmail) }),
    }),
    browse: get('/outbox/heads', {
      summary: 'List a page of the outbox, newest first, with the number of messages of each kind',
      section,
      who: requiredRole,
      query: {
        kind: z.optional(z.string()),
        search: z.optional(z.string()),
        page: z.optional(z.int()),
        size: z.optional(z.int()),
      },
      answer: z.looseObject({
        kinds: z.array(z.object({ name: z.string(), count: z.int() })),
        total: z.int(),
        mails: z.array(MockEmailHead),
      }),
    }),
    show: get('/outbox/:id', { summary: 'Get a message', section, who: requiredRole, answer: MockEmail }),
    next: get('/outbox/next', {
      summary: 'Wait for a message',
      section,
      who: requiredRole,
      query: { to: z.string(), after: z.optional(z.int()), timeout: z.optional(z.int()) },
      answer: MockEmail,
    }),
  },
  faults: {
    list: get('/faults', { summary: 'List faults', section, who: requiredRole, answer: Faults }),
    set: post('/faults', {
      summary: 'Set faults, replacing the current ones',
      section,
      who: requiredRole,
      body: z.object({ steps: z.array(z.record(z.string(), z.unknown())), seed: z.optional(z.int()) }),
      answer: Faults,
    }),
    clear: del('/faults', { summary: 'Remove all faults', section, who: requiredRole, answer: Faults }),
  },
  stories: {
    list: get('/stories', {
      summary: 'List guided demos with their steps',
      section,
      who: requiredRole,
      answer: z.looseObject({ stories: z.array(MockStory) }),
    }),
    begin: post('/stories', {
      summary: 'Start a guided demo in a new world, at any step',
      section,
      who: requiredRole,
      body: z.object({ story: z.string(), step: z.optional(z.int()) }),
      answer: ShownMockStory,
    }),
    show: get('/story', {
      summary: "Get the world's current step in a guided demo",
      section,
      who: requiredRole,
      answer: MockStoryPosition,
    }),
    go: post('/story', {
      summary: 'Go to another step of the demo; going back restarts it',
      section,
      who: requiredRole,
      body: z.object({ step: z.int() }),
      answer: ShownMockStory,
    }),
  },
  snapshots: {
    list: get('/snapshots', {
      summary: "List the world's snapshots",
      section,
      who: requiredRole,
      answer: z.looseObject({ snapshots: z.array(Snapshot) }),
    }),
    keep: post('/snapshots', {
      summary: 'Save a snapshot',
      section,
      who: requiredRole,
      body: z.object({ name: z.string() }),
      answer: SavedSnapshot,
    }),
    restore: post('/snapshots/:name/restore', {
      summary: 'Restore a snapshot',
      section,
      who: requiredRole,
      answer: SavedSnapshot,
    }),
    read: get('/snapshots/:name', {
      summary: 'Export a snapshot for another machine',
      section,
      who: requiredRole,
      answer: z.record(z.string(), z.unknown()),
    }),
    load: put('/snapshots/:name', {
      summary: 'Load an exported snapshot',
      section,
      who: requiredRole,
      body: z.object({
        version: z.optional(z.unknown()),
        base: z.unknown(),
        changes: z.unknown(),
        generation: z.optional(z.int()),
      }),
      answer: z.looseObject({ name: z.string() }),
    }),
    delete: del('/snapshots/:name', {
      summary: 'Delete a snapshot',
      section,
      who: requiredRole,
      answer: SuccessResponse,
    }),
  },
  requests: {
    list: get('/requests', {
      summary: 'List the last 1,000 calls, oldest first',
      section,
      who: requiredRole,
      query: {
        operation: z.optional(z.string()),
        person: z.optional(z.string()),
        problems: z.optional(z.literal('1')),
        status: z.optional(z.int()),
        after: z.optional(z.int()),
      },
      answer: z.looseObject({ requests: z.array(MockRequest) }),
    }),
    why: get('/why/:id', {
      summary: 'Explain why a call was refused',
      section,
      who: requiredRole,
      answer: MockExplanation,
    }),
  },
  journal: {
    list: get('/journal', {
      summary: 'List everything done and what it changed',
      section,
      who: requiredRole,
      answer: z.looseObject({ ...storyPositionShape, entries: z.array(MockEntry) }),
    }),
    show: get('/journal/:id', {
      summary: 'Get a journal entry with its rows',
      section,
      who: requiredRole,
      answer: z.looseObject({
        ...journalEntryShape,
        changes: z.array(z.looseObject({ collection: z.string() })),
      }),
    }),
    undo: post('/undo', {
      summary: 'Undo a step, or go to a position, back or forward',
      section,
      who: requiredRole,
      body: z.object({ to: z.optional(z.int()) }),
      answer: z.looseObject({ ...storyPositionShape, now: Moment }),
    }),
    export: get('/journal/export', {
      summary: 'Export the journal for another machine',
      section,
      who: requiredRole,
      answer: LooseWorld,
    }),
    replay: post('/replay', {
      summary: 'Replay an exported journal in a new world',
      section,
      who: requiredRole,
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
      summary: 'Count rows by collection',
      section,
      who: requiredRole,
      answer: z.looseObject({ collections: z.record(z.string(), z.int()) }),
    }),
    rows: get('/db/:name', {
      summary: "List a collection's raw rows, with json-server's filters",
      section,
      who: requiredRole,
      query: {
        q: z.optional(z.string()),
        _page: z.optional(z.int()),
        _limit: z.optional(z.int()),
      },
      answer: z.array(z.record(z.string(), z.unknown())),
    }),
  },
}
