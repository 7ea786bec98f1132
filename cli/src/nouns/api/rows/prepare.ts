import { getMedia, listParameters, type Parameter } from '@heed/contracts'
import type { OptionValues } from '../../../command/command.ts'
import type { Context } from '../../../command/context.ts'
import { exitCodes, Stop } from '../../../io/exit.ts'
import { isFolderPath } from '../../../io/files/folder.ts'
import { realTime } from '../../../io/realTime.ts'
import { sanitizeText } from '../../../io/terminal/width.ts'
import { createJobCaller } from '../../../job/jobCaller.ts'
import { createRequestIdCollector } from '../../../job/journal/requestIds.ts'
import type { RunInput } from '../../../job/journal/types.ts'
import { createProgress } from '../../../job/progress.ts'
import { openFileOrStdin } from '../../../job/source.ts'
import { readRows } from '../../../rows/read.ts'
import { readBody } from '../body.ts'
import type { apiOptions } from '../commands.ts'
import type { OperationInfo } from '../operation.ts'
import { parseParameterOptions } from '../typed.ts'
import type { ApiJob } from './perform.ts'
import { type ApiTask, getParameterColumns, readApiTasks } from './readTasks.ts'

type Options = OptionValues<typeof apiOptions>
export type RowsRequest = Pick<Options, 'body' | 'out' | 'force' | 'concurrency'> & {
  from: string
  words: readonly string[]
  resolveCompanyId: () => Promise<number>
}

export const standardInput = '-'

export interface PreparedCalls {
  job: ApiJob
  input: RunInput
  company: number | null
  unread: readonly string[]
}

export async function prepareCalls(
  context: Context,
  called: OperationInfo,
  request: RowsRequest,
): Promise<PreparedCalls> {
  const { endpoint } = called
  const parameters: readonly Parameter[] = listParameters(endpoint)
  const typed = parseParameterOptions(called, parameters, request.words)
  const body = await readBody(context, called, parameters, request.body)
  const source = await openFileOrStdin(request.from, context.streams.input)
  const requestIds = createRequestIdCollector()
  const { token } = await context.settings()
  const client = await context.client({
    oneTry: true,
    connections: request.concurrency,
    requestId: requestIds.next,
    signedOut: endpoint.who === 'public' && !token,
  })
  let company: number | null = null
  try {
    const file = await readRows(source, getParameterColumns(called, parameters))
    const { tasks, refused } = await readApiTasks(
      {
        called,
        parameters,
        typed,
        body,
        client,
        companyId: async () => (company = await request.resolveCompanyId()),
        fileName: source.name,
      },
      file,
    )
    if (tasks.length + refused.length === 0)
      throw new Stop(`${sanitizeText(source.name)} contains no rows.`, exitCodes.failed)
    if (endpoint.tokenInQuery) for (const { args } of tasks) args.token = token
    requireFolder(called, tasks, request.out)
    const progress = createProgress({ streams: context.streams, quiet: context.quiet, ...realTime })
    const path = source.typed === standardInput ? standardInput : source.identity
    const input = { name: source.name, path, size: file.size, sha256: file.sha256 }
    const job = {
      context,
      client,
      ...createJobCaller(context, progress, request.concurrency),
      progress,
      requestIds,
      called,
      tasks,
      refused,
      inputName: source.name,
      word: file.word,
      force: request.force,
    }
    return { job, input, company, unread: file.unread }
  } finally {
    await source.close()
  }
}

function requireFolder(
  { endpoint }: OperationInfo,
  tasks: readonly ApiTask[],
  out: string | undefined,
): void {
  if (!tasks.some(({ args }) => getMedia(endpoint, args)) || (out !== undefined && isFolderPath(out))) return
  throw new Stop('The responses are files.', exitCodes.usage, 'Add --out <folder>/ to save one file per row.')
}
