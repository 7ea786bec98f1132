import { describe, expect, it, vi } from 'vitest'
import { aFile } from '../../testing/importFiles.ts'
import { openWorkerFile } from '../../testing/inWorker.ts'
import { createLocalImportFile } from './createLocalImportFile.ts'

const makeReadOptions = () => ({
  encoding: 'utf-8' as const,
  signal: new AbortController().signal,
  onProgress: vi.fn(),
})

describe('an import file in a worker', () => {
  it('gives the same results as a local file', async () => {
    const text = 'asa@example.is;Ása;Sales\nasa@example.is;;Support\nwrong'
    const { file } = openWorkerFile()
    const here = createLocalImportFile()
    const outcome = await file.read(aFile(text), makeReadOptions())
    expect(outcome).toEqual(await here.read(aFile(text), makeReadOptions()))
    expect(outcome).toMatchObject({ kind: 'read', facts: { batches: [{ records: 2, people: 1 }] } })
    expect(await file.batch(0)).toEqual(await here.batch(0))
    expect(await file.refused(0, 9)).toEqual(await here.refused(0, 9))
    expect(await file.missing(['asa@example.is', 'bob@example.is'])).toEqual(['bob@example.is'])
    const counted = { newEmails: ['asa@example.is'], updatedEmails: [], newLists: [], refused: [] }
    expect(await file.answered(0, 'preview', counted)).toMatchObject({ new: 1, repeated: 1 })
    expect((await file.people('new', 0, 9)).map(({ email }) => email)).toEqual(['asa@example.is'])
    expect((await file.repeated(0, 9)).map(({ lineNumber }) => lineNumber)).toEqual([2])
  })

  it('reports the progress of reading', async () => {
    const { file } = openWorkerFile()
    const options = makeReadOptions()
    await file.read(aFile('asa@example.is\n'.repeat(40_000)), options)
    expect(options.onProgress.mock.calls.length).toBeGreaterThan(1)
    expect(options.onProgress).toHaveBeenLastCalledWith(1)
  })

  it("stops reading when it's aborted", async () => {
    const { file, asked } = openWorkerFile()
    const control = new AbortController()
    const reading = file.read(aFile('asa@example.is\n'.repeat(40_000)), {
      ...makeReadOptions(),
      signal: control.signal,
    })
    control.abort(new Error('enough'))
    await expect(reading).rejects.toThrow('enough')
    expect(asked).toEqual(['read', 'stop'])
  })

  it('passes on errors from the worker', async () => {
    const { file } = openWorkerFile({
      ...createLocalImportFile(),
      batch: () => Promise.reject(new Error('Out of memory')),
    })
    await expect(file.batch(0)).rejects.toThrow('Out of memory')
  })

  it('ends its worker and rejects pending calls when closed', async () => {
    const { file, terminate } = openWorkerFile({
      ...createLocalImportFile(),
      batch: () => new Promise(() => undefined),
    })
    const waiting = file.batch(0)
    file.close()
    await expect(waiting).rejects.toThrow('The import was closed')
    expect(terminate).toHaveBeenCalledTimes(1)
  })
})
