import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { build } from 'esbuild'

const contractsFolder = fileURLToPath(new URL('../contracts/src/', import.meta.url))
const indexedFiles = [
  ...readFileSync(`${contractsFolder}index.ts`, 'utf8').matchAll(/^export \* from '(.+)'$/gm),
].map(([, file]) => join(contractsFolder, file))

async function buildIndex() {
  const { metafile } = await build({
    entryPoints: indexedFiles,
    outdir: contractsFolder,
    write: false,
    metafile: true,
    absWorkingDir: contractsFolder,
  })
  return new Map(
    Object.values(metafile.outputs).flatMap(({ exports, entryPoint }) =>
      exports.map((name) => [name, join(contractsFolder, entryPoint)]),
    ),
  )
}

const exportFiles = await buildIndex()

/** Importing through the contracts' index and catalogue would make start-up a quarter slower. */
export const omitIndexPlugin = {
  name: 'without-index',
  setup({ onLoad }) {
    const direct = (name) => {
      const place = exportFiles.get(name.split(' as ')[0])
      if (place === undefined) throw new Error(`The index of the contracts says no ${name}`)
      return `import { ${name} } from ${JSON.stringify(place)}`
    }
    const namesIn = (list) =>
      list
        .split(',')
        .map((name) => name.trim())
        .filter((name) => name !== '' && !name.startsWith('type '))
    onLoad({ filter: /\/cli\/src\/.*\.ts$/ }, ({ path }) => ({
      loader: 'ts',
      contents: readFileSync(path, 'utf8').replace(
        /^import \{([^}]*)\} from '@heed\/contracts'$/gm,
        (_, list) => namesIn(list).map(direct).join(';'),
      ),
    }))
    onLoad({ filter: /\/contracts\/src\/endpoints\/catalogue\.ts$/ }, ({ path }) => {
      const code = readFileSync(path, 'utf8')
      const areas = [...code.matchAll(/^import \{(.*)\} from '(.*)'$/gm)].flatMap(([, list, file]) =>
        namesIn(list).map((name) => [name, file]),
      )
      const list = /^export const api = \{\n([^}]*)\n\}$/m.exec(code)?.[1]
      if (list === undefined) throw new Error(`${path} lists its areas in another way`)
      const getters = namesIn(list).map((entry) => {
        const [area, name = area] = entry.split(': ')
        const file = areas.find(([one]) => one === name)?.[1]
        return `get ${area}() { return require(${JSON.stringify(file)}).${name} }`
      })
      return { loader: 'js', contents: `export const api = { ${getters.join(',')} }` }
    })
  },
}
