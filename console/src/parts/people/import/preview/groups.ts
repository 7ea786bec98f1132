import type { Leaver } from '@heed/contracts'
import type { TFunction } from 'i18next'
import type { RemoteRows } from '../../../../lib/tables/RemoteRows.ts'
import type { TextRowData } from '../../TextRow.tsx'
import type { BadLine, ImportPerson, RepeatedLine } from '../file/importFile.ts'
import type { ImportStore } from '../ImportStore.ts'
import type { ChangedPerson } from './previewRows.ts'

export type PreviewGroup = {
  key: string
  label: string
  about: string
  total: number
  isHigh?: boolean
  row: (index: number) => TextRowData | undefined
  show: (from: number, to: number) => void
}

/** A quoted cell may span several lines in the file; these lines are shown as a single row. */
const showLineBreaks = (line: string): string => line.replaceAll('\n', ' ↵ ')

function toRemoteGroup<Row>(
  { key, label, about }: Pick<PreviewGroup, 'key' | 'label' | 'about'>,
  rows: RemoteRows<Row>,
  toRow: (row: Row) => TextRowData,
): PreviewGroup {
  return {
    key,
    label,
    about,
    total: rows.total,
    row: (index) => {
      const row = rows.at(index)
      return row && toRow(row)
    },
    show: (from, to) => void rows.loadRange(from, to),
  }
}

export function buildPreviewGroups(store: ImportStore, t: TFunction): PreviewGroup[] {
  const { rows, removal, options } = store
  if (!rows) return []
  const fields = { name: t('employees.name'), lists: t('employees.lists'), tags: t('employees.tags') }
  const toPersonLine = ({ email, name, lists, tags, lineNumber }: ImportPerson): TextRowData => ({
    lead: String(lineNumber),
    text: '',
    person: { name, email },
    note: [
      ...(lists.length > 0 ? [lists.join(', ')] : []),
      ...(tags.length > 0 ? [t('import.withTags', { tags: tags.join(', ') })] : []),
    ].join(' · '),
  })
  const toUpdatedLine = (changedPerson: ChangedPerson): TextRowData => ({
    ...toPersonLine(changedPerson),
    ...(changedPerson.changes && {
      note: '',
      below: changedPerson.changes.map(
        ({ field, from, to }) => `${fields[field]}: ${from || t('import.nothing')} → ${to}`,
      ),
    }),
  })
  const toRepeatedLine = ({ lineNumber, line, first }: RepeatedLine): TextRowData => ({
    lead: String(lineNumber),
    text: showLineBreaks(line),
    note: t('import.sameAs', { line: first }),
  })
  const toRefusedLine = ({ lineNumber, shown, person, message }: BadLine): TextRowData => ({
    lead: String(lineNumber),
    text: showLineBreaks(shown),
    person,
    note: message,
    isBad: true,
  })
  const toLeaverLine = ({ email, name, lists }: Leaver): TextRowData => ({
    lead: '',
    text: '',
    person: { name, email },
    note: lists.map((list) => list.name).join(', '),
  })
  const missingText = options.list
    ? t('import.about.obsoleteOfList', { list: options.list.name })
    : t('import.about.obsoleteOfFile')
  return [
    toRemoteGroup(
      { key: 'new', label: t('import.new'), about: t('import.about.new') },
      rows.new,
      toPersonLine,
    ),
    {
      ...toRemoteGroup(
        { key: 'updated', label: t('import.updated'), about: t('import.about.updated') },
        rows.updated,
        toUpdatedLine,
      ),
      isHigh: true,
    },
    toRemoteGroup(
      { key: 'unchanged', label: t('import.unchanged'), about: t('import.about.unchanged') },
      rows.unchanged,
      toPersonLine,
    ),
    toRemoteGroup(
      { key: 'repeated', label: t('import.repeated'), about: t('import.about.repeated') },
      rows.repeatedLines,
      toRepeatedLine,
    ),
    {
      key: 'obsolete',
      label: t('import.obsolete'),
      about: `${missingText} ${options.mayRemove ? t('import.about.stayUnless') : t('import.about.stay')}`,
      total: removal.people.length,
      row: (index) => {
        const leaver = removal.people[index]
        return leaver && toLeaverLine(leaver)
      },
      show: () => undefined,
    },
    toRemoteGroup(
      { key: 'refused', label: t('import.refused'), about: t('import.foundErrors') },
      rows.refusedLines,
      toRefusedLine,
    ),
  ]
}
