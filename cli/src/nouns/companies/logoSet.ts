import { basename, extname } from 'node:path'
import {
  formatLargeLogo,
  getCompanyName,
  getLogoProblem,
  logoBytesMax,
  logoSize,
  readPng,
} from '@heed/contracts'
import type { OptionValues } from '../../command/command.ts'
import type { Context } from '../../command/context.ts'
import type { FactsOutcome } from '../../command/outcome.ts'
import { exitCodes, Stop } from '../../io/exit.ts'
import { openFile } from '../../io/files/openFile.ts'
import { sanitizeText } from '../../io/terminal/width.ts'

const contentTypes: Readonly<Record<string, string>> = {
  '.png': 'image/png',
  '.jpg': 'image/jpeg',
  '.jpeg': 'image/jpeg',
  '.gif': 'image/gif',
  '.svg': 'image/svg+xml',
  '.webp': 'image/webp',
  '.bmp': 'image/bmp',
}

async function readLogo(path: string): Promise<Uint8Array> {
  const file = await openFile(path)
  try {
    const { size } = await file.stat()
    if (size > logoBytesMax) throw new Stop(formatLargeLogo(basename(path)), exitCodes.usage)
    return await file.readFile()
  } finally {
    await file.close()
  }
}

export async function setLogo(
  context: Context,
  _: OptionValues<Record<never, never>>,
  path: string,
): Promise<FactsOutcome> {
  const name = basename(path)
  const type = contentTypes[extname(path).toLowerCase()] ?? ''
  const bytes = await readLogo(path)
  const problem = getLogoProblem({ name, type, bytes })
  if (problem) throw new Stop(problem, exitCodes.usage, 'Use a PNG of up to 640 x 264 px and 80 KB.')
  const company = await context.company()
  const client = await context.client()
  const image = new File([new Uint8Array(bytes)], name, { type })
  const { logo_name: logo } = await client.companies.uploadLogo({ companyId: company.company_id, image })
  const { width = 0, height = 0 } = readPng(bytes) ?? {}
  const isLarger = width > logoSize.width || height > logoSize.height
  const companyLabel = sanitizeText(getCompanyName(company))
  return {
    kind: 'facts',
    document: {
      id: company.company_id,
      name: getCompanyName(company),
      logo,
      width,
      height,
      bytes: bytes.length,
    },
    lines: [
      `${context.streams.output.paint.green('✓')} ${companyLabel} now has the logo ${sanitizeText(name)} (${width} x ${height} px)`,
      ...(isLarger
        ? [`  The image is larger than ${logoSize.width} x ${logoSize.height} px and will be scaled down.`]
        : []),
    ],
  }
}
