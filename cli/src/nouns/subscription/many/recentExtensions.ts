import type { PartnerCompanyRow } from '@heed/contracts'
import { dayMs } from '@heed/contracts/rules/billing/months'
import type { Context } from '../../../command/context.ts'
import { filterRuns } from '../../../job/journal/store.ts'
import type { RunHeader } from '../../../job/journal/types.ts'
import { repeatDays } from '../extension.ts'
import type { PlannedExtension } from './checkRow.ts'

export const changeRunKind = 'subscription set'

export type PlannedExtensions = Readonly<Record<string, PlannedExtension>>

export type ExtensionFinder = (company: PartnerCompanyRow) => { run: string; by: string } | undefined

/** Finds the run that brought a subscription to its current end; an undone run isn't found. */
export async function createExtensionFinder(context: Context): Promise<ExtensionFinder> {
  const { api } = await context.settings()
  const earliestMs = Date.now() - repeatDays * dayMs
  const isRecent = ({ kind, api: runApi, started }: RunHeader) =>
    kind === changeRunKind && runApi === api && Date.parse(started) > earliestMs
  const recentRuns: { run: string; extensions: PlannedExtensions }[] = []
  for await (const { head } of filterRuns(context.env, isRecent)) {
    const { extensions } = head.options as { extensions?: PlannedExtensions }
    if (extensions) recentRuns.push({ run: head.id, extensions })
  }
  return ({ id, valid_to: end }) => {
    for (const { run, extensions } of recentRuns) {
      const planned = extensions[id]
      if (planned && end !== null && Date.parse(planned.end) === Date.parse(end))
        return { run, by: planned.by }
    }
    return undefined
  }
}
