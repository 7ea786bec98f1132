import { compile, isRegistered, search } from '@jmespath-community/jmespath'
import { exitCodes, Stop } from '../exit.ts'
import { measureWidth, shorten } from '../terminal/width.ts'

type Json = Parameters<typeof search>[0]
export type Query = (document: unknown) => unknown

const getMessage = (error: unknown): string => (error instanceof Error ? error.message : String(error))

function isInvalidExpression(expression: string): boolean {
  try {
    compile(expression)
    return false
  } catch (error) {
    return !getMessage(error).includes('EOF')
  }
}

function findErrorOffset(expression: string): number {
  let end = expression.length
  while (end > 0 && isInvalidExpression(expression.slice(0, end))) end--
  return end
}

function createQueryStop(expression: string, offset: number, reason: string): Stop {
  return new Stop(
    `--query is invalid at column ${offset + 1}: ${reason}`,
    exitCodes.usage,
    expression,
    `${' '.repeat(measureWidth(expression.slice(0, offset)))}^`,
    'See the syntax: heed help formats',
  )
}

function listCalledFunctions(node: unknown): string[] {
  if (typeof node !== 'object' || node === null) return []
  const innerFunctions = Object.values(node).flatMap(listCalledFunctions)
  return 'type' in node && node.type === 'Function' && 'name' in node
    ? [String(node.name), ...innerFunctions]
    : innerFunctions
}

function validateExpression(expression: string): void {
  let tree: unknown
  try {
    tree = compile(expression)
  } catch {
    const offset = findErrorOffset(expression)
    const rest = expression.slice(offset)
    throw createQueryStop(
      expression,
      offset,
      rest ? `unexpected ${shorten(rest, 20)}` : 'the expression is incomplete',
    )
  }
  const unknownFunction = listCalledFunctions(tree).find((name) => !isRegistered(name))
  if (unknownFunction)
    throw createQueryStop(
      expression,
      expression.indexOf(unknownFunction),
      `unknown function ${unknownFunction}`,
    )
}

export function parseQuery(expression: string): Query {
  validateExpression(expression)
  return (document) => {
    try {
      return search(document as Json, expression)
    } catch (error) {
      const reason = getMessage(error)
      const [, name = ''] = /(\w+)\(\)/.exec(reason) ?? []
      throw createQueryStop(expression, Math.max(0, expression.indexOf(name)), reason)
    }
  }
}
