import { getCompanyName } from '@heed/contracts'
import type { OptionValues } from '../../command/command.ts'
import type { Context } from '../../command/context.ts'
import type { FactsOutcome } from '../../command/outcome.ts'
import { exitCodes, Stop } from '../../io/exit.ts'
import { sanitizeText } from '../../io/terminal/width.ts'

export async function setLanguage(
  context: Context,
  _: OptionValues<Record<never, never>>,
  nameOrId: string,
): Promise<FactsOutcome> {
  const company = await context.company()
  const client = await context.client()
  const { languages } = await client.branding.loadLanguages()
  const language = languages.find(({ code }) => code.toLowerCase() === nameOrId.toLowerCase())
  if (!language) {
    throw new Stop(
      `There's no language with the code "${sanitizeText(nameOrId)}".`,
      exitCodes.usage,
      `Languages: ${languages.map(({ code, english_name: name }) => `${code} ${name}`).join(', ')}`,
    )
  }
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
