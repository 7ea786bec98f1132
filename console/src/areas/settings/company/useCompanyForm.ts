import { getCompanyName, getSettings, LanguageCode, PlainCompanyForm } from '@heed/contracts'
import { useTranslation } from 'react-i18next'
import * as z from 'zod/mini'
import { usePageForm } from '../../../app/drafts/usePageForm.ts'
import { useCompany, useCompanyStore, useRoot } from '../../../app/root/RootContext.tsx'
import { CompanySettingsStore } from './CompanySettingsStore.ts'

const maxTextLength = 20_000
const TextSchema = z.string().check(z.maxLength(maxTextLength))
const FormSchema = z.extend(z.pick(PlainCompanyForm, { company_name: true }), {
  theme: z.enum(['1', '2']),
  defaultLanguage: LanguageCode,
  header: TextSchema,
  footer: TextSchema,
})

const certificateKeys = { header: 'ui.certificate.header', footer: 'ui.certificate.footer' } as const

export function useCompanyForm() {
  const { t } = useTranslation()
  const { session, notices } = useRoot()
  const company = useCompany()
  const store = useCompanyStore(CompanySettingsStore)
  const settings = getSettings(company)
  const page = usePageForm({
    draft: 'company',
    schema: FormSchema,
    initialValues: {
      company_name: getCompanyName(company),
      theme: company.theme === 2 ? '2' : '1',
      defaultLanguage: company.defaultLanguage ?? 'en',
      header: String(settings[certificateKeys.header] ?? ''),
      footer: String(settings[certificateKeys.footer] ?? ''),
    },
    save: async ({ company_name: name, theme, defaultLanguage, header, footer }) => {
      const { dirtyFields } = page.form.formState
      if (dirtyFields.company_name || dirtyFields.theme || dirtyFields.defaultLanguage) {
        await store.change({
          ...(dirtyFields.company_name && { company_name: name }),
          ...(dirtyFields.theme && { theme: theme === '2' ? 2 : 1 }),
          ...(dirtyFields.defaultLanguage && { defaultLanguage }),
        })
      }
      if (dirtyFields.header || dirtyFields.footer) {
        await store.saveTexts({
          ...(dirtyFields.header && { [certificateKeys.header]: header }),
          ...(dirtyFields.footer && { [certificateKeys.footer]: footer }),
        })
      }
      await session.reloadCompany().catch(() => undefined)
      notices.show(
        'success',
        t(dirtyFields.company_name ? 'settings.company.renamed' : 'settings.company.saved'),
      )
    },
    clash: 'company_name',
  })
  return page
}

export type CompanyForm = ReturnType<typeof useCompanyForm>['form']
