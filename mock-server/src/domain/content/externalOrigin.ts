import { isWebAddress } from '@heed/contracts/rules/packages/cmi5'
import type { ScormTranslationRow } from '@heed/fixtures'
import type { World } from '../../world/World.ts'

/** Origin of a package that starts on another host; undefined if this server hosts the package (U-9). */
export const getExternalOrigin = ({
  entryPoint,
}: Pick<ScormTranslationRow, 'entryPoint'>): string | undefined =>
  isWebAddress(entryPoint) ? new URL(entryPoint).origin : undefined

export function servesPackages({ content }: World, origin: string): boolean {
  for (const translation of content.translations.values())
    if (getExternalOrigin(translation) === origin) return true
  return false
}
