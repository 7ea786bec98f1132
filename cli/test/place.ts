import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { makeTempFolder, type Run, type RunOptions, runHeed, token } from './heed.ts'

interface WorkspaceOptions {
  name?: string
  folder?: string
  /** Null leaves the company to each command. */
  company?: string | null
}

export interface Workspace {
  folder: string
  file: string
  env: Record<string, string>
  run(words: readonly string[], options?: RunOptions): Promise<Run>
  importIt(words?: readonly string[], options?: RunOptions): Promise<Run>
}

export const makeEnv = (
  { url }: { url: string },
  folder: string,
  company: string | null = '1',
): Record<string, string> => ({
  HEED_API: url,
  HEED_TOKEN: token,
  XDG_CONFIG_HOME: folder,
  ...(company === null ? {} : { HEED_COMPANY: company }),
})

/** A folder with a file, in which heed is signed in. */
export async function createWorkspace(
  server: { url: string },
  content: string | Uint8Array,
  { name = 'people.csv', company = '1', ...options }: WorkspaceOptions = {},
): Promise<Workspace> {
  const folder = options.folder ?? (await makeTempFolder())
  const file = join(folder, name)
  await writeFile(file, content)
  const env = makeEnv(server, folder, company)
  const run: Workspace['run'] = (words, more = {}) =>
    runHeed(words, { ...more, env: { ...env, ...more.env } })
  return {
    folder,
    file,
    env,
    run,
    importIt: (words = [], more) => run(['employees', 'import', file, ...words], more),
  }
}

export const importText = async (
  server: { url: string },
  text: string | Uint8Array,
  words?: readonly string[],
  options?: RunOptions,
): Promise<Run> => (await createWorkspace(server, text)).importIt(words, options)
