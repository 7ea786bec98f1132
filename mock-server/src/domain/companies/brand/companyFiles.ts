import type { World } from '../../../world/World.ts'

export function getCompanyFile(world: World, companyId: number, name: string): Uint8Array | undefined {
  const logo = world.billing.logos.get(companyId)
  if (logo?.name === name) return Buffer.from(logo.base64, 'base64')
  const { packagesByCompany, translationsByPackage } = world.content
  const isOwn = packagesByCompany
    .get(companyId)
    .some(({ id }) => translationsByPackage.get(id).some(({ thumbnail }) => thumbnail?.file === name))
  return isOwn ? world.files.get(name) : undefined
}
