import { type CampaignStatus, getStatusKey } from '@heed/contracts'
import type { Context } from '../../command/context.ts'
import type { FactsOutcome } from '../../command/outcome.ts'
import { sanitizeText } from '../../io/terminal/width.ts'
import { formatCount } from '../../io/words.ts'
import type { CampaignRef, CampaignSource } from './find.ts'

type Fact = readonly [label: string, value: string]

interface Campaign extends CampaignRef {
  status: CampaignStatus
  isScorm: boolean
  bouncedEmails: number | readonly unknown[]
}

export function getCampaignFacts(
  { streams }: Context,
  { noun }: CampaignSource<CampaignRef, CampaignRef>,
  campaign: Campaign,
  people: number,
  figures: readonly Fact[],
): FactsOutcome {
  const { id, name, status, isScorm, bouncedEmails: bouncedCount } = campaign
  const facts: readonly Fact[] = [
    ['status', `${getStatusKey(status)}${isScorm ? ', packaged' : ''}`],
    ['employees', formatCount(people, 'employee')],
    ...figures,
    ['bounced', String((typeof bouncedCount === 'number' ? bouncedCount : bouncedCount.length) || '')],
  ]
  const { paint } = streams.output
  const nonEmptyFacts = facts.filter(([, value]) => value !== '')
  const width = Math.max(...nonEmptyFacts.map(([label]) => label.length))
  return {
    kind: 'facts',
    document: { ...campaign },
    lines: [
      `${paint.bold(sanitizeText(name))} ${paint.dim(`${noun} ${id}`)}`,
      ...nonEmptyFacts.map(([label, value]) => `  ${paint.dim(label.padEnd(width))}  ${sanitizeText(value)}`),
    ],
  }
}

export const formatShare = (part: number, denominator: number): string =>
  denominator === 0 ? '–' : `${part} of ${denominator} (${Math.round((part / denominator) * 100)}%)`

export const formatSpan = (from: string | null, to: string | null): string =>
  [from, to]
    .map((instant) => instant?.slice(0, 16).replace('T', ' ') ?? '')
    .join(' – ')
    .replace(/^ – $/, '')
