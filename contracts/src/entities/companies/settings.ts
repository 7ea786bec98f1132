import * as z from 'zod/mini'
import { LanguageCode, text } from '../primitives.ts'

/** '1' or '0' on the wire (S0 section 3). */
export const settingFlagKeys = [
  'ui.sso.configured',
  'ui.assessment_manual_schedule',
  'ui.assessment_dashboard',
  'ui.assessment.recommendations',
  'ui.assessments',
  'ui.always_show_assessments',
  'ui.cmi5.enabled',
  'ui.sendEnrolment',
  'ui.certificates_enabled',
  'ui.feedback_enabled',
  'ui.api_keys_hidden',
] as const

/** Each text also exists as markdown (S0 section 3). */
export const emailTextKeys = [
  'trainingHeader',
  'trainingFooter',
  'reminderHeader',
  'reminderFooter',
  'assessmentHeader',
  'assessmentFooter',
] as const

const settingTextMax = 20_000
const SettingText = text(0, settingTextMax)
const SettingFlag = z.enum(['0', '1'])

const settingShapes: Readonly<Record<string, z.ZodMiniType>> = {
  ...Object.fromEntries(settingFlagKeys.map((key) => [key, SettingFlag])),
  ...Object.fromEntries(
    emailTextKeys.flatMap((name) => [
      [`ui.email.${name}`, SettingText],
      [`ui.email.mrkdwn_${name}`, SettingText],
    ]),
  ),
  'ui.certificate.header': SettingText,
  'ui.certificate.footer': SettingText,
  'ui.captions_settings': SettingText,
  'ui.preset_caption_language': z.union([z.literal(''), LanguageCode]),
  'ui.posters_url': SettingText,
  'ui.stickers_url': SettingText,
}
const hiddenTabPattern = /^ui\.menu_hide_\w+_tab$/

function findShape(key: string): z.ZodMiniType | undefined {
  if (hiddenTabPattern.test(key)) return SettingFlag
  return Object.hasOwn(settingShapes, key) ? settingShapes[key] : undefined
}

const createChangeSchema = (
  extraFields: Readonly<Record<string, z.ZodMiniType>>,
  examples: Record<string, string>[],
) =>
  z.record(z.string(), z.string()).check((context) => {
    const entries = Object.entries(context.value)
    const refuse = (message: string, path: string[] = []) =>
      context.issues.push({ code: 'custom', message, path, input: context.value })
    if (entries.length === 0) refuse('You need to enter some information to save')
    for (const [key, value] of entries) {
      const shape = Object.hasOwn(extraFields, key) ? extraFields[key] : findShape(key)
      const result = shape?.safeParse(value)
      if (!result) refuse('There is no such setting', [key])
      else if (!result.success) refuse(result.error.issues[0]?.message ?? 'Invalid input', [key])
    }
  }, z.meta({ examples }))

/** Changes to company settings (S0 section 7). */
export const SettingsChange = createChangeSchema({}, [
  { 'ui.sendEnrolment': '1' },
  { 'ui.email.trainingHeader': 'Góðan dag' },
])
export type SettingsChange = z.infer<typeof SettingsChange>

export const accountBrandKeys = [
  'name',
  'ui.logo',
  'ui.colors.primary',
  'contact.support',
  'ui.help_url',
  'ui.terms_url',
  'ui.privacy_url',
] as const
export type AccountBrandKey = (typeof accountBrandKeys)[number]

const logoAddressMax = 1_000_000
const BrandText = text(0, 2000)
const brandShapes = Object.fromEntries(
  accountBrandKeys.map((key) => [
    key,
    key === 'ui.logo' ? z.string().check(z.maxLength(logoAddressMax)) : BrandText,
  ]),
)

/** Changes to account settings: defaults for its new companies, and branding. */
export const AccountSettingsChange = createChangeSchema(brandShapes, [
  { 'ui.sendEnrolment': '1' },
  { name: 'Bjarg Security' },
])
