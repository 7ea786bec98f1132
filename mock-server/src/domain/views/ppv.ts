import {
  createTextFilter,
  formatCsvTime,
  formatEmbedNotBought,
  getPackageRefusal,
  isSubjectDisabled,
  type Ppv,
  type SnippetStat,
  subjectType,
} from '@heed/contracts'
import { makeDatedName } from '@heed/contracts/rules/fileName'
import type { CompanyRow } from '@heed/fixtures'
import { type LibrarySubject, libraryLanguages, librarySubjects } from '@heed/fixtures/library'
import type { AreaHandlers } from '../../calls/handler.ts'
import { slicePage, sortRows } from '../../calls/paging.ts'
import { createForbiddenError, createNotFoundError, ensureNoConflict } from '../../calls/refusal.ts'
import { createEmbedPage } from '../../embed/embedPage.ts'
import { generateCsv } from '../../files/csvFile.ts'
import { formatThumbAddress } from '../../world/addresses.ts'
import type { World } from '../../world/World.ts'
import { getCompanyBrand } from '../companies/brand/brands.ts'
import { createContentContext } from '../companies/view/contentReader.ts'
import { buyViews, countViewsBySubject, formatSnippetId, toLogRowView, toPpvView } from './log/viewLog.ts'

const columns = [
  'id',
  'timestamp',
  'event_type',
  'subject_title',
  'client_ip',
  'js_video_id',
  'location',
  'uid',
  'api_key',
] as const

const toSortKey = ({ timestamp, id }: { timestamp: string; id: number }): string =>
  `${timestamp} ${String(id).padStart(12, '0')}`

const playableTypes: readonly number[] = [subjectType.video, subjectType.decision]
const videos = librarySubjects.filter(({ type }) => playableTypes.includes(type))

export const ppv: AreaHandlers<'ppv'> = {
  create({ world, company, input }) {
    ensureNoConflict('ppv_exists', getPackageRefusal(world.embed.packages.get(company.id) !== undefined))
    const { id } = company
    world.embed.packages.put({ id, apiKey: getEmbedKey(world, company), created: world.clock.instant })
    if (input.views) buyViews(world, company.id, input.views, input.notes)
    return { success: true, ppv: getPackage(world, company) }
  },

  getLog({ world, company, input }) {
    getPackage(world, company)
    const matches = createTextFilter(input.filter)
    const matchingRows = getLogRows(world, company).filter(({ subject_title }) => matches(subject_title))
    const rows = sortRows(matchingRows, input.order ?? 'timestamp desc', {
      timestamp: toSortKey,
      event_type: ({ event_type }) => event_type,
      subject_title: ({ subject_title }) => subject_title,
    })
    return { log: slicePage(rows, input), count: rows.length }
  },

  getTransactions({ world, company }) {
    getPackage(world, company)
    const rows = sortRows(world.embed.transactionsByCompany.get(company.id), 'id desc', {})
    return { transactions: rows.map(({ id, created, views, notes }) => ({ id, created, views, notes })) }
  },

  addViews({ world, company, input }) {
    getPackage(world, company)
    buyViews(world, company.id, input.views, input.notes)
    return { success: true, ppv: getPackage(world, company) }
  },

  newKey({ world, company }) {
    getPackage(world, company)
    const apiKey = getEmbedKey(world, company)
    const row = world.embed.packages.get(company.id)
    world.embed.packages.put({ created: world.clock.instant, ...row, id: company.id, apiKey })
    return { apiKey }
  },

  getStatus(context) {
    const { world, company, origin } = context
    const reader = createContentContext(context)
    const views = countViewsBySubject(world, company.id)
    const toStat = (subject: LibrarySubject): SnippetStat => ({
      subject_id: subject.id,
      views: views.get(subject.id) ?? 0,
      enabled: world.embed.snippets.get(formatSnippetId(company.id, subject.id))?.enabled ?? false,
      title: subject.title,
      thumb: formatThumbAddress(origin, subject.id),
      category: subject.category,
      disabled: isSubjectDisabled(reader.company, subject.id),
      languages: [...libraryLanguages],
    })
    return { ppv: getPackage(world, company), subjects: videos.map(toStat) }
  },

  toggle({ world, company, input }) {
    getPackage(world, company)
    const { subject_id: subjectId, enabled } = input
    if (!videos.some(({ id }) => id === subjectId)) throw createNotFoundError('There is no such video')
    world.embed.snippets.put({
      id: formatSnippetId(company.id, subjectId),
      companyId: company.id,
      subjectId,
      enabled,
    })
    return { success: true, subject_id: subjectId, enabled }
  },

  exportUsage({ world, company, input }) {
    getPackage(world, company)
    const rows = sortRows(getLogRows(world, company), 'timestamp desc', { timestamp: toSortKey })
    const lines = rows.map(({ timestamp, ...row }) => {
      const line = { ...row, timestamp: formatCsvTime(timestamp) }
      return columns.map((column) => line[column] ?? '')
    })
    const now = new Date(world.clock.instant)
    const name = makeDatedName([company.name, 'Usage log'], now, input.zone ?? 'UTC', 'csv')
    return { body: [...generateCsv(columns, [lines])].join(''), name }
  },

  embed: createEmbedPage,
}

const getEmbedKey = ({ keys }: World, { id }: CompanyRow): string => keys.next(`embed key of ${id}`)

const getLogRows = (world: World, { id }: CompanyRow) => world.embed.logByCompany.get(id).map(toLogRowView)

function getPackage(world: World, company: CompanyRow): Ppv {
  const companyPpv = toPpvView(world, company.id)
  if (companyPpv) return companyPpv
  const { 'contact.support': email } = getCompanyBrand(world, company)
  throw createForbiddenError(formatEmbedNotBought(email))
}
