import { existsSync } from 'node:fs'
import { mkdir, writeFile } from 'node:fs/promises'
import { delimiter, dirname, join } from 'node:path'
import { getManagerEmail } from '@heed/fixtures'
import { inject, it, vi } from 'vitest'
import { createTempFolder, keys, runHeed, runOnTerminal } from '../program.ts'
import { createWorld } from '../world.ts'

type Shell = 'bash' | 'zsh' | 'fish' | 'powershell'

interface ShellSetup {
  program: string
  debianPackage: string
  args: readonly string[]
  /** Script's place below the home folder, as in the command's help. */
  scriptPath: string
  /** First lines typed into the shell. */
  startLines: readonly string[]
}

const setups: Readonly<Record<Shell, ShellSetup>> = {
  bash: {
    program: 'bash',
    debianPackage: 'bash',
    args: ['--norc', '--noprofile', '-i'],
    scriptPath: 'heed.bash',
    startLines: ['source ~/heed.bash'],
  },
  zsh: {
    program: 'zsh',
    debianPackage: 'zsh',
    args: ['-f', '-i'],
    scriptPath: '.zfunc/_heed',
    startLines: ['fpath+=~/.zfunc', 'autoload -U compinit', 'compinit -u'],
  },
  fish: {
    program: 'fish',
    debianPackage: 'fish',
    args: ['-i'],
    scriptPath: '.config/fish/completions/heed.fish',
    startLines: [],
  },
  powershell: {
    program: 'pwsh',
    debianPackage: "powershell, from Microsoft's repository",
    args: ['-NoLogo', '-NoProfile', '-Interactive'],
    scriptPath: 'heed.ps1',
    startLines: ['. ~/heed.ps1'],
  },
}

const findProgram = (program: string): string | undefined =>
  (process.env.PATH ?? '')
    .split(delimiter)
    .map((folder) => join(folder, program))
    .find(existsSync)

/** Starts the shell with the completion script at the documented place. */
async function openShell(shell: Shell, program: string, env: Record<string, string>) {
  const { args, scriptPath, startLines } = setups[shell]
  const home = await createTempFolder()
  const script = join(home, scriptPath)
  // Without this folder, fish reads all man pages in the background.
  await mkdir(join(home, '.local/share/fish/generated_completions'), { recursive: true })
  await mkdir(dirname(script), { recursive: true })
  await writeFile(script, (await runHeed(['completion', shell], { env })).output)
  const PATH = [dirname(inject('heed')), process.env.PATH].join(delimiter)
  const terminal = runOnTerminal(args, {
    program,
    env: { ...env, PATH, HOME: home, LANG: 'C.UTF-8', PS1: '$ ' },
    cols: 120,
  })
  for (const line of [...startLines, 'echo rea""dy']) terminal.type(`${line}${keys.enter}`)
  await terminal.shows(/^ready/m)
  return terminal
}

async function openWorldWithNames() {
  const world = await createWorld()
  const { token } = await world.person(getManagerEmail('admin'))
  const env = { HEED_API: world.api, HEED_TOKEN: token, XDG_CACHE_HOME: await createTempFolder() }
  // On a busy machine, the names may take longer than a completion waits, so they are cached first.
  await vi.waitUntil(
    async () => (await runHeed(['__complete', 'fish', 'companies', 'get', ''], { env })).output !== '',
    { timeout: 30_000 },
  )
  return env
}

it.for(Object.keys(setups) as Shell[])(
  'Tab in %s completes commands, options and names, which the shell passes on unchanged',
  async (shell, { skip }) => {
    const { program: name, debianPackage } = setups[shell]
    const program = findProgram(name)
    if (program === undefined) return skip(`${name} isn't installed. Install the package ${debianPackage}.`)
    const terminal = await openShell(shell, program, await openWorldWithNames())
    terminal.type('heed companies ge\t')
    await terminal.shows('heed companies get')
    terminal.type('Nor\t')
    await terminal.shows(/get .*Norðurljós.*hf\./)
    // fish adds no space after a full stop.
    terminal.type(' --fie\t')
    await terminal.shows('--fields')
    terminal.type('name --js\t')
    await terminal.shows('name --json')
    terminal.type(keys.enter)
    await terminal.shows('"name": "Norðurljós hf."')
    terminal.kill('SIGKILL')
  },
)
