import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { type Expression, type Node, parse } from 'acorn'
import { simple } from 'acorn-walk'
import { transformSync } from 'esbuild'

const sourceFolder = join(import.meta.dirname, '../src')

/** Returns an expression's source, or a string literal's text without its quotes. */
function getText(code: string, node: Node): string {
  const text = code.slice(node.start, node.end)
  const [quote] = text
  return quote === '`' || quote === "'" || quote === '"' ? text.slice(1, -1) : text.replace(/\s+/g, ' ')
}

interface StopMaker {
  name: string
  body: Node
}

/** Names of functions that build a Stop from their arguments; their callers contain the texts. */
function findStopMakers(program: Node): string[] {
  const makers: StopMaker[] = []
  simple(program, {
    VariableDeclarator({ id, init }) {
      if (id.type !== 'Identifier' || init?.type !== 'ArrowFunctionExpression') return
      makers.push({ name: id.name, body: init.body })
    },
  })
  return makers.filter(({ body }) => isStop(body)).map(({ name }) => name)
}

const isStop = (node: Node): boolean =>
  node.type === 'NewExpression' &&
  'callee' in node &&
  (node.callee as Expression).type === 'Identifier' &&
  (node.callee as { name?: string }).name === 'Stop'

/** Every refusal's text and next steps, by source file. */
export function collectErrorTexts(): string {
  const files = readdirSync(sourceFolder, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.ts') && !/\.(test|d)\.ts$/.test(name))
    .toSorted()
  const programs = files.map((name) => {
    const typed = readFileSync(join(sourceFolder, name), 'utf8')
    const { code } = transformSync(typed, { loader: 'ts', target: 'esnext', format: 'esm' })
    return { name, code, program: parse(code, { ecmaVersion: 'latest', sourceType: 'module' }) }
  })
  const makers = new Set(programs.flatMap(({ program }) => findStopMakers(program)))
  const sections = programs.flatMap(({ name, code, program }) => {
    const stops: { at: number; lines: string[] }[] = []
    const add = (node: Node, all: readonly Node[]) => {
      const texts = all
        .map((one) => getText(code, one))
        // These texts come from a rule in contracts.
        .map((text) => (text === 'refusal' ? `\${${text}}` : text))
        .filter((text) => !text.startsWith('exitCodes.') && /[ {]/.test(text))
      if (texts.length > 0) stops.push({ at: node.start, lines: texts })
    }
    simple(program, {
      NewExpression(node) {
        if (isStop(node)) add(node, node.arguments)
      },
      CallExpression(node) {
        if (node.callee.type === 'Identifier' && makers.has(node.callee.name)) add(node, node.arguments)
      },
    })
    if (stops.length === 0) return []
    const texts = stops
      .toSorted((one, other) => one.at - other.at)
      .map(({ lines: [first, ...next] }) => [`✗ ${first}`, ...next.map((line) => `  ${line}`)].join('\n'))
    return [`## ${name}\n\n${texts.join('\n')}\n`]
  })
  return `${sections.join('\n')}`
}
