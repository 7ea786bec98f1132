import { isDeepStrictEqual } from 'node:util'
import type { Statement } from '@heed/contracts'
import type { PreviewRow } from '../../world/areas/Content.ts'
import { newUuid } from '../../world/newUuid.ts'
import type { World } from '../../world/World.ts'
import { takePackage } from '../trainings/taking/takePackage.ts'
import { findTranslation, keepPreview } from './previews.ts'

const rowId = ({ id }: PreviewRow, statementId: string): string => `${id} ${statementId}`

export function keepStatements(
  world: World,
  preview: PreviewRow,
  statements: readonly Statement[],
): string[] {
  const { packages, statements: kept } = world.content
  const translation = findTranslation(world, preview)
  const owner = translation && packages.get(translation.packageId)
  const companyId = preview.companyId ?? owner?.companyId
  if (!translation || companyId === undefined) return []
  keepPreview(world, preview)
  return statements.map((statement) => {
    const statementId = statement.id?.toLowerCase() ?? newUuid(world.random)
    const id = rowId(preview, statementId)
    if (kept.get(id)) return statementId
    const { verb, result } = statement
    takePackage(world, preview, statement)
    kept.put({
      id,
      previewId: preview.id,
      statementId,
      companyId,
      packageId: translation.packageId,
      language: translation.language,
      verb: verb.id,
      completion: result?.completion ?? null,
      success: result?.success ?? null,
      score: result?.score?.scaled ?? null,
      stored: world.clock.instant,
      statement: { ...statement, id: statementId },
    })
    return statementId
  })
}

export function conflictingStatement(
  { content }: World,
  preview: PreviewRow,
  statements: readonly Statement[],
): string | undefined {
  const said = new Map<string, Statement>()
  for (const statement of statements) {
    const id = statement.id?.toLowerCase()
    if (id === undefined) continue
    const before = said.get(id) ?? content.statements.get(rowId(preview, id))?.statement
    if (before && !isDeepStrictEqual({ ...before, id }, { ...statement, id })) return id
    said.set(id, statement)
  }
  return undefined
}
