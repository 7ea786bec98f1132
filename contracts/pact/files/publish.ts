import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import * as z from 'zod/mini'

export interface Publication {
  broker: string
  token: string
  version: string
  branch: string
}

const variableNames = {
  broker: 'PACT_BROKER_BASE_URL',
  token: 'PACT_BROKER_TOKEN',
  version: 'PACT_CONSUMER_VERSION',
  branch: 'PACT_CONSUMER_BRANCH',
} as const

export function readPublication(
  env: Readonly<Record<string, string | undefined>>,
  git: (...args: string[]) => string = runGit,
): Publication | { missing: string[] } {
  const pactContents = {
    broker: env[variableNames.broker]?.replace(/\/$/, ''),
    token: env[variableNames.token],
    version: env[variableNames.version] || git('rev-parse', 'HEAD'),
    branch: env[variableNames.branch] || git('branch', '--show-current'),
  }
  const { broker, token, version, branch } = pactContents
  if (broker && token && version && branch) return { broker, token, version, branch }
  return {
    missing: Object.entries(variableNames)
      .filter(([name]) => !pactContents[name as keyof typeof pactContents])
      .map(([, variable]) => variable),
  }
}

function runGit(...args: string[]): string {
  try {
    return execFileSync('git', args, { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }).trim()
  } catch {
    return ''
  }
}

const Pact = z.looseObject({
  consumer: z.object({ name: z.string() }),
  provider: z.object({ name: z.string() }),
  interactions: z.array(z.unknown()),
})
export type MergedPact = z.infer<typeof Pact>

export function mergePacts(files: readonly string[]): MergedPact[] {
  const pactsByConsumer = new Map<string, MergedPact>()
  for (const file of files) {
    const pact = Pact.parse(JSON.parse(readFileSync(file, 'utf8')))
    const existingPact = pactsByConsumer.get(pact.consumer.name)
    const interactions = [...(existingPact?.interactions ?? []), ...pact.interactions]
    pactsByConsumer.set(pact.consumer.name, { ...pact, interactions })
  }
  return [...pactsByConsumer.values()]
}

export async function publishPact(
  { consumer, provider, ...rest }: MergedPact,
  { broker, token, version, branch }: Publication,
): Promise<void> {
  const answer = await fetch(`${broker}/contracts/publish`, {
    method: 'POST',
    headers: {
      Authorization: `Bearer ${token}`,
      'Content-Type': 'application/json',
      Accept: 'application/hal+json',
    },
    body: JSON.stringify({
      pacticipantName: consumer.name,
      pacticipantVersionNumber: version,
      branch,
      contracts: [
        {
          consumerName: consumer.name,
          providerName: provider.name,
          specification: 'pact',
          contentType: 'application/json',
          content: Buffer.from(JSON.stringify({ consumer, provider, ...rest })).toString('base64'),
        },
      ],
    }),
  })
  if (!answer.ok) {
    throw new Error(
      `${broker} refused the pact of ${consumer.name} (${answer.status}): ${await answer.text()}`,
    )
  }
}
