import { getCompanyName } from '@heed/contracts'
import type { OptionValues } from '../../command/command.ts'
import type { Context } from '../../command/context.ts'
import type { FactsOutcome } from '../../command/outcome.ts'
import { sanitizeText } from '../../io/terminal/width.ts'
import { findLanguage } from './update.ts'

export async function setLanguage(
  context: Context,
  _: OptionValues<Record<never, never>>,
  nameOrId: string,
): Promise<FactsOutcome> {
  const company = await context.company()
  const client = await context.client()
  const { languages } = await client.branding.loadLanguages()
  const language = findLanguage(languages, nameOrId)
  const { code, english_name: languageName } = language
  await client.companies.update({ companyId: company.company_id, defaultLanguage: code })
  const name = getCompanyName(company)
  return {
    kind: 'facts',
    document: { id: company.company_id, name, language: code, languageName },
    lines: [
      `${context.streams.output.paint.green('✓')} Default language for ${sanitizeText(name)}: ${languageName} (${code})`,
    ],
  }
}
