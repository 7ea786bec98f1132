import { existsSync, realpathSync } from 'node:fs'
import { basename, dirname, join, sep } from 'node:path'
import { quoteShellWord } from '@heed/contracts/rules/commandLine'
import type { Context } from '../command/context.ts'
import type { FactsOutcome } from '../command/outcome.ts'
import { sanitizeText } from '../io/terminal/width.ts'

type Installation = 'global' | 'project' | 'npx' | 'checkout' | 'file'

export interface UpgradePlan {
  installed: Installation
  text: string
  commands: readonly string[]
}

const packageName = 'heed-cli'

/** Decides from the real path of the running script, and the folders around it. */
export function planUpgrade(script: string, node: string, hasFile = existsSync): UpgradePlan {
  const root = dirname(dirname(script))
  if (script.includes(`${sep}_npx${sep}`)) {
    const commands = [`npx ${packageName}@latest --version`]
    return { installed: 'npx', text: 'npx keeps a copy; to use the newest version, add @latest.', commands }
  }
  const modules = dirname(root)
  if (basename(root) === packageName && basename(modules) === 'node_modules')
    return planNpm(modules, node, hasFile)
  if (basename(script) === 'heed.cjs' && hasFile(join(root, 'build.mjs'))) {
    const repository = quoteShellWord(dirname(root))
    const commands = [`cd ${repository}`, 'git pull', 'npm install', 'npm run build -w cli']
    return { installed: 'checkout', text: 'heed runs from a clone of its repository.', commands }
  }
  const text = 'heed is a single file. Download heed.cjs from the newest release, and replace this file.'
  return { installed: 'file', text, commands: [] }
}

function planNpm(modules: string, node: string, hasFile: typeof existsSync): UpgradePlan {
  const project = dirname(modules)
  if (basename(project) !== 'lib' && hasFile(join(project, 'package.json'))) {
    const commands = [`cd ${quoteShellWord(project)}`, `npm install ${packageName}@latest`]
    return { installed: 'project', text: 'heed is a dependency of a project.', commands }
  }
  const prefix = basename(project) === 'lib' ? dirname(project) : project
  const defaultPrefixes = [dirname(dirname(node)), dirname(node)]
  const prefixOption = defaultPrefixes.includes(prefix) ? '' : ` --prefix ${quoteShellWord(prefix)}`
  const commands = [`npm install -g${prefixOption} ${packageName}@latest`]
  return { installed: 'global', text: 'heed is installed with npm.', commands }
}

export async function explainUpgrade({ version, streams, quiet }: Context): Promise<FactsOutcome> {
  const place = realpathSync(process.argv[1] ?? '')
  const { installed, text, commands } = planUpgrade(place, realpathSync(process.execPath))
  const { paint } = streams.output
  const intro = [`heed ${version}, ${paint.dim(sanitizeText(place))}`, text]
  return {
    kind: 'facts',
    document: { version, installed, place, commands },
    lines: [...(quiet && commands.length > 0 ? [] : intro), ...commands.map((line) => `  ${line}`)],
  }
}
