import { getCompanyName } from '@heed/contracts'
import type { OptionValues } from '../../command/command.ts'
import type { Context } from '../../command/context.ts'
import type { FactsOutcome } from '../../command/outcome.ts'
import { sanitizeText } from '../../io/terminal/width.ts'

/** Default language (S0 section 9). */
const fallbackLanguage = 'en'

export async function showLanguage(
  context: Context,
  _: OptionValues<Record<never, never>>,
  nameOrId: string,
): Promise<FactsOutcome> {
  const company = await context.company(nameOrId)
  const client = await context.client()
  const { languages } = await client.branding.loadLanguages()
  const code = company.defaultLanguage ?? fallbackLanguage
  const language =
    languages.find((candidate) => candidate.code === code)?.english_name ?? 'Language Not Found'
  const name = getCompanyName(company)
  return {
    kind: 'facts',
    document: { id: company.company_id, name, language: code, languageName: language },
    lines: [`${sanitizeText(name)}: ${language} (${code})`],
  }
}
