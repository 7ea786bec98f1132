import { isDeepStrictEqual } from 'node:util'
import type { Statement } from '@heed/contracts'
import type { PreviewRow } from '../../world/areas/Content.ts'
import { createUuid } from '../../world/newUuid.ts'
import type { World } from '../../world/World.ts'
import { recordPackageResult } from '../trainings/taking/recordPackageResult.ts'
import { findTranslation, savePreview } from './previews.ts'

const formatRowId = ({ id }: PreviewRow, statementId: string): string => `${id} ${statementId}`

export function saveStatements(
  world: World,
  preview: PreviewRow,
  statements: readonly Statement[],
): string[] {
  const { packages, statements: savedStatements } = world.content
  const translation = findTranslation(world, preview)
  const owner = translation && packages.get(translation.packageId)
  const companyId = preview.companyId ?? owner?.companyId
  if (!translation || companyId === undefined) return []
  savePreview(world, preview)
  return statements.map((statement) => {
    const statementId = statement.id?.toLowerCase() ?? createUuid(world.random)
    const id = formatRowId(preview, statementId)
    if (savedStatements.get(id)) return statementId
    const { verb, result } = statement
    recordPackageResult(world, preview, statement)
    savedStatements.put({
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

export function findConflict(
  { content }: World,
  preview: PreviewRow,
  statements: readonly Statement[],
): string | undefined {
  const newStatements = new Map<string, Statement>()
  for (const statement of statements) {
    const id = statement.id?.toLowerCase()
    if (id === undefined) continue
    const existingStatement =
      newStatements.get(id) ?? content.statements.get(formatRowId(preview, id))?.statement
    if (existingStatement && !isDeepStrictEqual({ ...existingStatement, id }, { ...statement, id })) return id
    newStatements.set(id, statement)
  }
  return undefined
}
