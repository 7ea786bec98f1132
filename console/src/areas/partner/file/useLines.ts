import { useTranslation } from 'react-i18next'
import type { StatusItem } from '../Lines.tsx'
import type { CompanyFileStore } from './CompanyFileStore.ts'

const tones = { created: 'success', existed: 'neutral', failed: 'error' } as const

export function useFileLines({ sheet, checked, results }: CompanyFileStore): {
  refusedLines: StatusItem[]
  otherLines: StatusItem[]
} {
  const { t } = useTranslation()
  const formatPosition = (line: number) =>
    t(sheet?.word === 'row' ? 'partner.file.row' : 'partner.file.line', { n: line })
  const problems = checked?.refused ?? []
  const problemsByLine = new Map<number, (typeof problems)[number][]>()
  for (const problem of problems)
    problemsByLine.set(problem.line, [...(problemsByLine.get(problem.line) ?? []), problem])
  const refusedLines = [...problemsByLine].map(
    ([line, lineProblems]): StatusItem => ({
      key: `refused ${String(line)}`,
      place: formatPosition(line),
      name: lineProblems.find(({ name }) => name)?.name ?? '',
      tone: 'error',
      label: t('partner.file.refused'),
      reason: lineProblems.map(({ field, rule }) => (field ? `${field}: ${rule}` : rule)).join('\n'),
    }),
  )
  const pendingCompanies = (checked?.companies ?? []).filter(({ line }) => !results.has(line))
  const otherLines = [
    ...[...results.values()].map(({ line, name, state, companyId, reason }) => {
      const isPartial = state === 'failed' && companyId !== undefined
      return {
        line,
        name,
        tone: tones[state],
        label: t(`partner.file.${isPartial ? 'partly' : state}`),
        reason,
      }
    }),
    ...pendingCompanies.map(({ line, form, existing: existingCompany, note }) => {
      const label = t(existingCompany ? 'partner.file.existed' : 'partner.file.new')
      return { line, name: form.companyName, tone: 'neutral' as const, label, reason: note }
    }),
  ].sort((a, b) => a.line - b.line)
  return {
    refusedLines: refusedLines,
    otherLines: otherLines.map(({ line, ...fields }) => ({
      ...fields,
      key: String(line),
      place: formatPosition(line),
    })),
  }
}
