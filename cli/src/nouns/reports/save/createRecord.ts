import type { Report } from '@heed/contracts'
import { hashJson } from '../../../io/files/hashJson.ts'
import { changedSinceReason, createEntryUndo } from '../../../many/recording/entryUndo.ts'
import type { RowRecord } from '../../../many/recording/rowRecord.ts'

const hashTraits = ({ id, created, lists, ...traits }: Report): string => hashJson(traits)

export const createRecord: RowRecord = {
  retyped: 'recipients',
  toEntry(document) {
    const report = document as Report
    return { ids: { reportId: report.id }, was: hashTraits(report) }
  },
  undo: createEntryUndo<{ reportId: number }>({
    words: {
      done: 'deleted',
      stage: 'Deleting reports',
      items: ['report', 'reports'],
      ask: (count) => `Delete ${count}?`,
    },
    async planEntry({ client, call }, { ids, was }, companyId) {
      const params = { companyId, reportId: Number(ids?.reportId) }
      const report = await call((signal) => client.reports.get(params, { signal }))
      if (hashTraits(report) !== was) return changedSinceReason
      const { executions } = await call((signal) => client.reports.listExecutions(params, { signal }))
      if (executions.some(({ generatedAt }) => generatedAt)) return 'It has run since it was created'
      return { change: `delete report ${report.id}`, details: { reportId: report.id } }
    },
    undoTask: ({ client }, { companyId, details: { reportId } }, rowCall) =>
      client.reports.delete({ companyId, reportId }, rowCall),
  }),
}
