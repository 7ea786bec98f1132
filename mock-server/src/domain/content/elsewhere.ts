import { isWebAddress } from '@heed/contracts/rules/packages/cmi5'
import type { ScormTranslationRow } from '@heed/fixtures'
import type { World } from '../../world/World.ts'

/** The origin of a package that begins on another host; undefined for one that lies here (U-9). */
export const originElsewhere = ({
  entryPoint,
}: Pick<ScormTranslationRow, 'entryPoint'>): string | undefined =>
  isWebAddress(entryPoint) ? new URL(entryPoint).origin : undefined

/** Whether packages that were imported into this world run at an origin. */
export function runsPackages({ content }: World, origin: string): boolean {
  for (const one of content.translations.values()) if (originElsewhere(one) === origin) return true
  return false
}
