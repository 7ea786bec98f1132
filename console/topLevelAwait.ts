import { type Plugin, parseAst } from 'vite'

const isNode = (value: unknown): value is { type: string; await?: boolean } =>
  typeof value === 'object' && value !== null && 'type' in value && typeof value.type === 'string'

const isAwait = (node: { type: string; await?: boolean }): boolean =>
  node.type === 'AwaitExpression' || (node.type === 'ForOfStatement' && node.await === true)

const isFunctionNode = ({ type }: { type: string }): boolean =>
  /^(FunctionDeclaration|FunctionExpression|ArrowFunctionExpression)$/.test(type)

const containsAwait = (value: unknown): boolean => {
  if (Array.isArray(value)) return value.some(containsAwait)
  if (!isNode(value) || isFunctionNode(value)) return false
  return isAwait(value) || Object.values(value).some(containsAwait)
}

export const hasTopLevelAwait = (code: string): boolean =>
  containsAwait(parseAst(code, { sourceType: 'module' }).body)

/**
 * Fails a build that contains a top-level await: while one is pending, WebKit resolves `import()` of the waiting
 * modules before they have run, and lazy pages stay blank (WebKitGTK 2.50, Safari 26).
 */
export const noTopLevelAwait: Plugin = {
  name: 'no-top-level-await',
  apply: 'build',
  generateBundle(_, bundle) {
    const chunks = Object.values(bundle).filter((output) => output.type === 'chunk')
    const awaitingChunks = chunks.filter(({ code }) => hasTopLevelAwait(code))
    if (awaitingChunks.length === 0) return
    const modules = awaitingChunks.flatMap((chunk) => [
      `${chunk.fileName}, made from:`,
      ...Object.keys(chunk.modules).map((id) => `  ${id}`),
    ])
    this.error(`Top-level await in a build keeps pages blank in Safari. Found in:\n${modules.join('\n')}`)
  },
}
