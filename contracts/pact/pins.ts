import { expect, it } from 'vitest'
import type { Operation } from '../src/index.ts'
import { type Call, toAnswer } from './calls.ts'
import { getArea, type Interaction } from './interaction.ts'
import { reify } from './matchers.ts'
import { type Consumer, createPact, type PactServer } from './pin.ts'

export interface PinCase<Tool> extends Call {
  beside?: readonly Call[]
  do: (tool: Tool) => unknown
  reads?: object | string | number | boolean | ((tool: Tool, given: unknown) => unknown)
}

export function testPins<Tool>(
  consumer: Consumer,
  createTool: (pactServer: PactServer, call: Call) => Tool,
  rows: readonly PinCase<Tool>[],
): void {
  it.each(rows)('$pin', (row) => {
    const { story } = createPact(consumer, getArea(row.pin.split(':')[0] as Operation))
    return story([row, ...(row.beside ?? [])], (pactServer) => runPin(row, createTool(pactServer, row)))
  })
}

export async function runPin<Tool>(row: PinCase<Tool>, tool: Tool): Promise<void> {
  const { reads, fails } = row
  const runCall = async () => row.do(tool)
  if (typeof reads === 'function') await reads(tool, await runCall())
  else if (typeof reads === 'object') expect(await runCall()).toMatchObject(reads)
  else if (reads === undefined && fails) await expect(runCall()).rejects.toMatchObject(toApiError(fails))
  else expect(await runCall()).toEqual(reads ?? reify(toAnswer(row).body))
}

const errorKindsByStatus: Readonly<Record<number, string>> = {
  400: 'validation',
  401: 'unauthorized',
  403: 'forbidden',
  404: 'notFound',
  409: 'conflict',
}

interface FailureBody {
  errors?: { field: string; message: string }[]
  error?: { description: string }
  message?: string
}

function toApiError({ status, body }: Interaction['willRespondWith']): object {
  const { errors = [], error, message } = (body === undefined ? {} : reify(body)) as FailureBody
  const words = errors.map((fieldError) => fieldError.message).join('\n') || error?.description || message
  return {
    name: 'ApiError',
    status,
    kind: errorKindsByStatus[status] ?? 'server',
    fields: Object.fromEntries(errors.map((fieldError) => [fieldError.field, fieldError.message])),
    ...(words ? { message: words } : {}),
  }
}
