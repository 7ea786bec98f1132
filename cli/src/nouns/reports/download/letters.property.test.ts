/** @module-tag property */
import { createHash } from 'node:crypto'
import { readdir, readFile, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { chunkSizes, createAwkwardText, createNameText } from '@heed/contracts/test/letters'
import { limitRuns } from '@heed/contracts/test/runs'
import fc from 'fast-check'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { makeTempFolder, type RunOptions, runHeed, token } from '../../../../test/heed.ts'
import { anExecution, type ReportServer, startReportServer } from '../../../../test/reportServer.ts'
import { type FetchedFile, manifestName } from './manifest.ts'

let server: ReportServer
let out: string
beforeAll(async () => {
  server = await startReportServer()
  out = join(await makeTempFolder(), 'reports')
})
afterAll(() => server.close())

const runDownload = (options: RunOptions = {}) =>
  runHeed(['reports', 'download', '7', '--execution', 'all', '--format', 'csv', '--out', out], {
    env: { HEED_API: server.url, HEED_TOKEN: token, HEED_COMPANY: '1' },
    ...options,
  })
const readManifestFiles = async () =>
  (JSON.parse(await readFile(join(out, manifestName), 'utf8')) as { files: FetchedFile[] }).files

const content = fc.array(createAwkwardText({ maxLength: 40 }), { minLength: 2, maxLength: 2 })

it('reports download saves every byte, however transfers are split or interrupted', { tags: 'slow' }, () =>
  fc.assert(
    fc.asyncProperty(
      content,
      createNameText({ maxLength: 12 }),
      chunkSizes,
      fc.boolean(),
      async (texts, name, taken, announced) => {
        await rm(out, { recursive: true, force: true })
        const bytes = texts.map((text) => Buffer.from(text))
        const of = (execution: number) => bytes[execution - 10] ?? Buffer.alloc(0)
        server.announces = announced
        server.nameOf = () => name
        server.executions.set(7, [anExecution(11), anExecution(10)])
        server.content = (execution) => ({ bytes: of(execution), sizes: taken })
        server.calls.length = 0
        server.fault = (path, before) =>
          path.includes('/10/') && before === 0 ? 'cut in the middle' : undefined
        const { code, error } = await runDownload()
        expect(code, error).toBe(0)
        const files = await readManifestFiles()
        expect(new Set(files.map(({ execution }) => execution))).toEqual(new Set([10, 11]))
        for (const { execution, file, name: kept, sha256 } of files) {
          const found = await readFile(join(out, file))
          expect(found.equals(of(execution))).toBe(true)
          expect([kept, sha256]).toEqual([name, createHash('sha256').update(of(execution)).digest('hex')])
        }
        expect(new Set(await readdir(out))).toEqual(new Set([...files.map(({ file }) => file), manifestName]))
        // Existing files aren't downloaded again.
        const asked = server.calls.filter((call) => call.endsWith('csv')).length
        expect((await runDownload()).code).toBe(0)
        expect(server.calls.filter((call) => call.endsWith('csv')).length).toBe(asked)
      },
    ),
    { numRuns: limitRuns(25) },
  ),
)
