import { execFileSync, spawn } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { prepareServer } from '../mock-server/prepare.mjs'
import { root } from './runner/command.mjs'
import { getNodeFolder } from './runner/otherNode.mjs'

const nodeVersions = ['20.19.0', '22', '24', '26']

async function startServer() {
  const args = ['mock-server/dist/server.mjs', '--port', '0']
  const server = spawn(process.execPath, args, { cwd: root, stdio: ['ignore', 'pipe', 'inherit'] })
  for await (const line of createInterface({ input: server.stdout })) {
    const [, address] = /^ready (\S+)\/$/.exec(line) ?? []
    if (address) return { server, address }
  }
  throw new Error('The mock server ended before it was ready')
}

async function openWorld(address) {
  const post = { method: 'POST', body: JSON.stringify({ now: '2026-02-02T09:00:00.000Z' }) }
  const world = await (await fetch(`${address}/_mock/worlds`, post)).json()
  const { people } = await (await fetch(`${world.address}_mock/people`)).json()
  const { token } = people.find(({ email }) => email.startsWith('admin@nordurljos'))
  return { HEED_API: `${world.address}api`, HEED_TOKEN: token }
}

function expectMatch(output, pattern) {
  if (!pattern.test(output)) throw new Error(`${pattern} isn't in:\n${output}`)
}

function runChecks(program, env) {
  const { HEED_FOLDER: folder } = env
  const file = join(folder, 'people.csv')
  writeFileSync(file, 'anna@nordfish.example,Anna\nbjorn@nordfish.example,Björn\n')
  const run = (line) => execFileSync('sh', ['-c', line], { env, encoding: 'utf8' })
  const checks = {
    version: () => expectMatch(run(`${program} --version`), /^\d+\.\d+\.\d+/),
    help: () => expectMatch(run(`${program} help employees import`), /--by-company/),
    import: () =>
      expectMatch(run(`${program} employees import ${file} --company 2 --json --quiet`), /"new": 2/),
    pipe: () =>
      expectMatch(
        run(`${program} employees list --company 2 --all --fields email --format tsv | grep -c nordfish`),
        /^2$/m,
      ),
    closedPipe: () =>
      expectMatch(run(`${program} employees list --company 2 --all --csv | head -1`), /^email,/),
  }
  return Object.entries(checks).map(([name, check]) => {
    try {
      check()
      return [name, undefined]
    } catch (error) {
      return [name, error.stderr || error.message]
    }
  })
}

async function testNode(version, address) {
  const nodeFolder = getNodeFolder(version)
  const folder = mkdtempSync(join(tmpdir(), 'heed-node-'))
  const env = { PATH: `${nodeFolder}:${process.env.PATH}`, XDG_CONFIG_HOME: folder, HEED_FOLDER: folder }
  const exact = execFileSync(join(nodeFolder, 'node'), ['--version'], { encoding: 'utf8' }).trim()
  const program = `node ${join(root, 'cli/dist/single/heed.cjs')}`
  const packaged = `node ${join(root, 'cli/dist/package/bin/heed.cjs')}`
  let failures = 0
  for (const [kind, command] of [
    ['package', packaged],
    ['single file', program],
  ]) {
    for (const [name, problem] of runChecks(command, { ...env, ...(await openWorld(address)) })) {
      process.stdout.write(`${problem === undefined ? '✓' : '✗'} Node ${exact}, ${kind}: ${name}\n`)
      if (problem !== undefined) process.stdout.write(`${problem}\n`)
      failures += problem === undefined ? 0 : 1
    }
  }
  rmSync(folder, { recursive: true, force: true })
  return failures
}

await prepareServer()
const { server, address } = await startServer()
let failures = 0
const chosenVersions = process.argv.slice(2)
for (const version of chosenVersions.length > 0 ? chosenVersions : nodeVersions)
  failures += await testNode(version, address)
server.kill()
process.exitCode = failures > 0 ? 1 : 0
