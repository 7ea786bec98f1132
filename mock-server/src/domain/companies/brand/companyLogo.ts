import { createHash } from 'node:crypto'
import { createInflate } from 'node:zlib'
import { formatLargeLogo, formatUnreadableLogo, getLogoProblem, logoBytesMax, readPng } from '@heed/contracts'
import type { CompanyRow } from '@heed/fixtures'
import { createInvalidInputError, createNotFoundError } from '../../../calls/refusal.ts'
import type { World } from '../../../world/World.ts'

export async function setLogo(
  world: World,
  companyId: number,
  file: File,
): Promise<{ success: true; logo_name: string }> {
  const { name, type, size } = file
  // Don't read files that are too large, because many may be uploaded at the same time.
  if (size > logoBytesMax) throw createInvalidInputError([{ field: 'image', message: formatLargeLogo(name) }])
  const bytes = new Uint8Array(await file.arrayBuffer())
  const problem = await findPictureProblem({ name, type, bytes })
  if (problem) throw createInvalidInputError([{ field: 'image', message: problem }])
  // Reread: the company may have changed while the file was read.
  const company = world.companies.get(companyId)
  if (!company) throw createNotFoundError('There is no such company')
  const logo = `logo-${createHash('sha256').update(bytes).digest('hex').slice(0, 12)}.png`
  world.billing.logos.put({ id: companyId, name: logo, base64: Buffer.from(bytes).toString('base64') })
  world.companies.put({ ...company, logo })
  return { success: true, logo_name: logo }
}

export function dropLogo(world: World, company: CompanyRow): CompanyRow {
  world.billing.logos.remove(company.id)
  return company.logo === null ? company : world.companies.put({ ...company, logo: null })
}

export const findPictureProblem = async (
  picture: Parameters<typeof getLogoProblem>[0],
): Promise<string | null> =>
  getLogoProblem(picture) ?? ((await canInflate(picture.bytes)) ? null : formatUnreadableLogo(picture))

/** Counts bytes without keeping them, because a small picture may unpack to 100 MB. */
async function canInflate(bytes: Uint8Array): Promise<boolean> {
  const png = readPng(bytes)
  if (!png) return false
  let size = 0
  try {
    const inflater = createInflate()
    inflater.end(png.data)
    for await (const chunk of inflater) {
      size += (chunk as Buffer).length
      if (size > png.rawBytes) return false
    }
    return size === png.rawBytes
  } catch {
    return false
  }
}
