import type { Statement } from '@heed/contracts'
import type { PreviewRow } from './areas/Content.ts'
import type { World } from './World.ts'

/** Keeps what a package reported and gives the ids; a statement that is known by its id is not kept twice. */
export function keepStatements(
  world: World,
  preview: PreviewRow,
  statements: readonly Statement[],
): string[] {
  const { translations, packages, statements: kept } = world.content
  const translation = translations.get(preview.translationId)
  const owner = translation && packages.get(translation.packageId)
  if (!owner) return []
  return statements.map((statement) => {
    const id = statement.id ?? newUuid(world)
    if (kept.get(id)) return id
    const { verb, result } = statement
    kept.put({
      id,
      previewId: preview.id,
      companyId: owner.companyId,
      packageId: owner.id,
      language: translation.language,
      verb: verb.id,
      completion: result?.completion ?? null,
      success: result?.success ?? null,
      score: result?.score?.scaled ?? null,
      stored: world.clock.instant,
      statement: { ...statement, id },
    })
    return id
  })
}

/** A version 4 UUID from the world's own source of chance. */
function newUuid({ random }: World): string {
  const digits = Array.from({ length: 32 }, () => random.below(16).toString(16))
  digits[12] = '4'
  digits[16] = (8 + random.below(4)).toString(16)
  return digits.join('').replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5')
}
