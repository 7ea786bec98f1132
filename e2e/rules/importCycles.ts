import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

const sourcePattern = /\.(?:ts|tsx|mjs)$/
const importPattern = /^(?:import|export)\b(?:[^'"();]*?\bfrom)?\s*['"](\.[^'"]+)['"]/gm

/** Files below `root` that import each other in a circle, by value or by type. Ignores `import()`. */
export function findImportCycles(root: string): string[] {
  const files = readdirSync(root, { recursive: true, encoding: 'utf8' }).filter(
    (name) => sourcePattern.test(name) && !/(?:^|\/)(?:node_modules|dist|\.[^/]+)\//.test(name),
  )
  const targets = new Map(
    files.map((name) => [
      name,
      [...readFileSync(join(root, name), 'utf8').matchAll(importPattern)].map(([, path = '']) =>
        join(name, '..', path),
      ),
    ]),
  )
  // A file that imports no remaining file isn't in a circle.
  for (let size = 0; size !== targets.size; ) {
    size = targets.size
    for (const [name, paths] of targets) if (!paths.some((path) => targets.has(path))) targets.delete(name)
  }
  // A file that no remaining file imports only leads to a circle.
  for (let size = 0; size !== targets.size; ) {
    size = targets.size
    const usedFiles = new Set([...targets.values()].flat())
    for (const name of targets.keys()) if (!usedFiles.has(name)) targets.delete(name)
  }
  return [...targets.keys()].sort((a, b) => a.localeCompare(b))
}
