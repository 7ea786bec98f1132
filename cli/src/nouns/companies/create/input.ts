import { newCompanyColumns } from '@heed/contracts/rules/newCompanies/columns'
import type { Context } from '../../../command/context.ts'
import { exitCodes, Stop } from '../../../io/exit.ts'
import { sanitizeText } from '../../../io/terminal/width.ts'
import { requireSameInput } from '../../../job/journal/sameInput.ts'
import type { RunInput } from '../../../job/journal/types.ts'
import { openFileOrStdin, type Source } from '../../../job/source.ts'
import { readRows } from '../../../rows/read.ts'
import type { CompanyRows } from './job.ts'

const standardInput = '-'

async function readSource(source: Source): Promise<CompanyRows & { input: RunInput }> {
  const { size, sha256, ...read } = await readRows(source, newCompanyColumns)
  if (read.rows.length + read.problems.length === 0) {
    throw new Stop(
      `${sanitizeText(source.name)} contains no companies.`,
      exitCodes.failed,
      'See an example file: heed companies create --template',
    )
  }
  const path = source.typed === standardInput ? standardInput : source.identity
  return { ...read, input: { name: source.name, path, size, sha256 } }
}

export async function readFile(
  { streams }: Context,
  path: string,
): Promise<CompanyRows & { input: RunInput }> {
  const source = await openFileOrStdin(path, streams.input)
  try {
    return await readSource(source)
  } finally {
    await source.close()
  }
}

export async function rereadFile(context: Context, before: RunInput, code: 2 | 10): Promise<CompanyRows> {
  const rows = await readFile(context, before.path)
  requireSameInput(rows.input, before, {
    code,
    hints: [
      'Nothing was created. You can use the new file instead; existing companies will be skipped:',
      `heed companies create --from ${before.path}`,
    ],
  })
  return { ...rows, input: before }
}
