import { readdirSync } from 'node:fs'
import { dirname } from 'node:path'
import { build } from 'esbuild'

/** Folders below `root` that import values from each other, as 'a <-> b'. Ignores types, tests and `import()`. */
export async function findFolderCycles(root: string): Promise<string[]> {
  const files = readdirSync(root, { recursive: true, encoding: 'utf8' }).filter(
    (name) => /(?<!\.d)\.tsx?$/.test(name) && !/\.test\.tsx?$/.test(name),
  )
  const { metafile } = await build({
    absWorkingDir: root,
    // Uses a single entry: with separate entries, each would bundle all its imports.
    stdin: { contents: files.map((name) => `import './${name}'`).join('\n'), resolveDir: root },
    bundle: true,
    format: 'esm',
    write: false,
    metafile: true,
    packages: 'external',
    loader: { '.css': 'empty' },
    logLevel: 'silent',
  })
  const arrows = new Set(
    files.flatMap((name) =>
      (metafile.inputs[name]?.imports ?? [])
        .filter(({ kind, external }) => kind === 'import-statement' && !external)
        .map(({ path }) => `${dirname(name)} ${dirname(path)}`),
    ),
  )
  return [...arrows]
    .map((arrow) => arrow.split(' ') as [string, string])
    .filter(([from, to]) => from < to && arrows.has(`${to} ${from}`))
    .map(([from, to]) => `${from} <-> ${to}`)
}
