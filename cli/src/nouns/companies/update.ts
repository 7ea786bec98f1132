import { createCompanyNameField, getCompanyName, type Language } from '@heed/contracts'
import type { OptionValues } from '../../command/command.ts'
import type { Context } from '../../command/context.ts'
import type { FactsOutcome } from '../../command/outcome.ts'
import { exitCodes, Stop } from '../../io/exit.ts'
import { sanitizeText } from '../../io/terminal/width.ts'
import type { companiesUpdateOptions } from './commands.ts'
import { formatDetailChanges, getCompanyDetails, noColor, toCompanyChange } from './details.ts'

type UpdateOptions = OptionValues<typeof companiesUpdateOptions>

function checkName(name: string | undefined): { company_name?: string } {
  if (name === undefined) return {}
  const parseResult = createCompanyNameField('No new name was given.').safeParse(name)
  if (parseResult.success) return { company_name: parseResult.data }
  throw new Stop(parseResult.error.issues[0]?.message ?? '', exitCodes.usage, 'Change --name <name>')
}

function checkColor(color: string | undefined): { primaryColor?: string | null } {
  if (color === undefined) return {}
  if (color.toLowerCase() === noColor) return { primaryColor: null }
  if (/^#[0-9a-f]{6}$/i.test(color)) return { primaryColor: color.toLowerCase() }
  throw new Stop(
    `"${sanitizeText(color)}" isn't a colour.`,
    exitCodes.usage,
    `Use a colour such as --main-color "#1a73e8", or --main-color ${noColor} for the default.`,
  )
}

export function findLanguage(languages: readonly Language[], code: string): Language {
  const language = languages.find((candidate) => candidate.code.toLowerCase() === code.toLowerCase())
  if (language) return language
  throw new Stop(
    `There's no language with the code "${sanitizeText(code)}".`,
    exitCodes.usage,
    `Languages: ${languages.map((candidate) => `${candidate.code} ${candidate.english_name}`).join(', ')}`,
  )
}

export async function updateCompany(
  context: Context,
  { name, language, mainColor, dryRun }: UpdateOptions,
): Promise<FactsOutcome> {
  if ([name, language, mainColor].every((value) => value === undefined)) {
    throw new Stop('Nothing to change.', exitCodes.usage, 'Add --name, --language or --main-color.')
  }
  const [nameChange, colorChange] = [checkName(name), checkColor(mainColor)]
  const company = await context.company()
  const client = await context.client()
  const languageCode =
    language === undefined
      ? undefined
      : findLanguage((await client.branding.loadLanguages()).languages, language).code
  const before = getCompanyDetails(company)
  const after = {
    name: nameChange.company_name ?? before.name,
    language: languageCode ?? before.language,
    mainColor: colorChange.primaryColor === undefined ? before.mainColor : colorChange.primaryColor,
  }
  const changes = formatDetailChanges(before, after)
  if (changes.length > 0 && !dryRun)
    await client.companies.update({ companyId: company.company_id, ...toCompanyChange(before, after) })
  const { paint } = context.streams.output
  const label = sanitizeText(getCompanyName(company))
  return {
    kind: 'facts',
    document: { id: company.company_id, ...after, before, saved: changes.length > 0 && !dryRun },
    lines: [
      changes.length === 0
        ? `${label} needs no change.`
        : dryRun
          ? `Dry run: nothing was saved for ${label}: ${sanitizeText(changes.join(', '))}`
          : `${paint.green('✓')} ${label}: ${sanitizeText(changes.join(', '))}`,
    ],
  }
}
