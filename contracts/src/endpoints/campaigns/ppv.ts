import * as z from 'zod/mini'
import { Ppv, PpvLogRow, PpvTransaction, SnippetStat } from '../../entities/campaigns/ppv.ts'
import { Download } from '../../entities/files.ts'
import { createIntegerSchema, Id, LanguageCode } from '../../entities/primitives.ts'
import { TimeZone } from '../../entities/timeZone.ts'
import {
  formatEmbedNotBought,
  packageExistsText,
  viewsNoteMaxLength,
  viewsPerPurchaseMax,
} from '../../rules/content/embed.ts'
import { get, post, put } from '../declarations/declare.ts'
import { createPagingQuery } from '../declarations/paging.ts'

const embedFailures = { 403: formatEmbedNotBought('{email}') }
const SaveResponse = z.looseObject({ success: z.literal(true), ppv: Ppv })
const Notes = z.optional(z.string().check(z.maxLength(viewsNoteMaxLength)))
const Flag = z.optional(z.enum(['0', '1']))

export const ppv = {
  create: post('/companies/:companyId/ppv', {
    summary: "Create a company's pay-per-view package and key",
    section: 'S0 section 6, S2 section 7',
    who: 'partner',
    body: z.object({ views: z.optional(createIntegerSchema(0, viewsPerPurchaseMax)), notes: Notes }),
    answer: SaveResponse,
    failures: { 409: packageExistsText },
  }),
  getLog: get('/companies/:companyId/ppv_log', {
    summary: 'List the usage of embedded videos, newest first',
    section: 'S2 section 2.6',
    who: 'admin',
    query: createPagingQuery(['timestamp', 'id', 'event_type', 'subject_title']),
    answer: z.looseObject({ log: z.array(PpvLogRow), count: z.int() }),
    failures: embedFailures,
  }),
  getTransactions: get('/companies/:companyId/ppv_transactions', {
    summary: 'List view purchases, newest first',
    section: 'S2 section 7',
    who: 'partner',
    answer: z.looseObject({ transactions: z.array(PpvTransaction) }),
    failures: embedFailures,
  }),
  addViews: post('/companies/:companyId/views', {
    summary: 'Add views to the package',
    section: 'S2 section 5',
    who: 'partner',
    body: z.object({ views: createIntegerSchema(1, viewsPerPurchaseMax), notes: Notes }),
    answer: SaveResponse,
    failures: embedFailures,
  }),
  newKey: put('/companies/:companyId/ppvkey', {
    summary: 'Replace the key; snippets with the old key stop playing',
    section: 'S0 section 6',
    who: 'partner',
    body: z.object({}),
    answer: z.looseObject({ apiKey: z.string() }),
    failures: embedFailures,
  }),
  getStatus: get('/companies/:companyId/ppv/status', {
    summary: 'Get the pay-per-view package and its embeddable videos',
    section: 'S2 section 2.6',
    who: 'viewer',
    answer: z.looseObject({ subjects: z.array(SnippetStat), ppv: Ppv }),
    failures: embedFailures,
  }),
  toggle: post('/companies/:companyId/ppv/toggle', {
    summary: "Enable or disable a video's snippet",
    section: 'S2 section 4',
    who: 'admin',
    body: z.object({ subject_id: Id, enabled: z.boolean() }),
    answer: z.looseObject({ success: z.literal(true), subject_id: Id, enabled: z.boolean() }),
    failures: { ...embedFailures, 404: 'There is no such video' },
  }),
  exportUsage: get('/companies/:companyId/ppv/export/', {
    summary: 'Download the whole usage log as CSV, named after the date in `zone`',
    section: 'S2 section 7',
    who: 'admin',
    query: { token: z.string(), zone: z.optional(TimeZone) },
    tokenInQuery: true,
    answer: Download,
    media: 'text/csv',
    failures: embedFailures,
  }),
  embed: get('/embed', {
    summary: 'Get the player that a snippet displays',
    section: 'S2 section 7',
    who: 'public',
    query: {
      lang: LanguageCode,
      key: z.string(),
      s: Id,
      c: Id,
      langs: z.optional(z.string()),
      hideLogo: Flag,
      location: z.optional(z.string()),
      uid: z.optional(z.string()),
      presetCaption: z.optional(z.string()),
      captionSettings: z.optional(z.string()),
      preview: Flag,
    },
    answer: Download,
    media: 'text/html',
    failures: {
      400: 'A page that lists what is missing from its address',
      403: "A page that explains why the video can't be shown",
    },
  }),
}
