import { spawnSync } from 'node:child_process'
import { mkdirSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { root } from './command.mjs'

const system = process.platform === 'win32' ? 'win' : process.platform

export function getNodeFolder(version) {
  const name = `node-${system}-${process.arch}`
  const nodeFolder = join(root, '.cache', 'node', version)
  mkdirSync(nodeFolder, { recursive: true })
  const args = [
    'install',
    '--no-save',
    '--no-audit',
    '--no-fund',
    '--prefix',
    nodeFolder,
    `${name}@${version}`,
  ]
  const { status } = spawnSync('npm', args, { stdio: ['ignore', 'ignore', 'inherit'] })
  if (status !== 0) throw new Error(`npm has no Node ${version} for ${system} on ${process.arch}`)
  return join(nodeFolder, 'node_modules', name, 'bin')
}

/** Reruns the script under `--node VERSION` and exits with its code. Without this option, returns the arguments. */
export function runUnderNode(script, args) {
  const flagIndex = args.indexOf('--node')
  if (flagIndex === -1) return args
  const version = args[flagIndex + 1]
  const rest = args.filter((_, index) => index !== flagIndex && index !== flagIndex + 1)
  if (!/^\d+(\.\d+){0,2}$/.test(version ?? '')) {
    console.error('npm test: --node takes a version, as in --node 24')
    process.exit(2)
  }
  const folder = getNodeFolder(version)
  const env = { ...process.env, PATH: `${folder}${delimiter}${process.env.PATH}` }
  const { status } = spawnSync(join(folder, 'node'), [script, ...rest], { stdio: 'inherit', env })
  process.exit(status ?? 1)
}
