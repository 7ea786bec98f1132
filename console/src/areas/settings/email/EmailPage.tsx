import { emailTextKeys } from '@heed/contracts'
import { quoteShellJson } from '@heed/contracts/rules/commandLine'
import { convertHtmlToMarkdown } from '@heed/contracts/rules/richText/markdown'
import { styled } from '@mui/material/styles'
import { observer } from 'mobx-react-lite'
import { useTranslation } from 'react-i18next'
import { useSearchParams } from 'react-router'
import * as z from 'zod/mini'
import { usePageForm } from '../../../app/drafts/usePageForm.ts'
import { Page } from '../../../app/page/Page.tsx'
import { paths, withQuery } from '../../../app/paths.ts'
import { useCompany, useCompanyStore, useRoot } from '../../../app/root/RootContext.tsx'
import { FormNotices } from '../../../parts/forms/FormNotices.tsx'
import { SaveBar } from '../../../parts/forms/SaveBar.tsx'
import { CommandBlock } from '../../../ui/code/CommandBlock.tsx'
import { Stack } from '../../../ui/layout.ts'
import { LinkTabs } from '../../../ui/navigation/LinkTabs.tsx'
import { STICKY } from '../../../ui/theme/tokens.ts'
import { useReloadCompany } from '../useFreshCompany.ts'
import { EmailStore } from './EmailStore.ts'
import { EmailTextsPreview } from './EmailTextsPreview.tsx'
import {
  type EmailKind,
  type EmailTexts,
  getEmailKinds,
  getEmailTexts,
  getFooterName,
  getHeaderName,
  toTextSettings,
} from './emailTexts.ts'
import { EmailText } from './MailText.tsx'

const TextSchema = z.string().check(z.maxLength(20_000))
const FormSchema = z.object({
  trainingHeader: TextSchema,
  trainingFooter: TextSchema,
  reminderHeader: TextSchema,
  reminderFooter: TextSchema,
  assessmentHeader: TextSchema,
  assessmentFooter: TextSchema,
})

const TwoColumns = styled('div')(({ theme }) => ({
  display: 'grid',
  alignItems: 'start',
  gap: theme.spacing(2),
  gridTemplateColumns: 'minmax(0, 1fr)',
  [theme.breakpoints.up('lg')]: {
    gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)',
    '& > :last-child': {
      position: STICKY,
      top: `calc(var(--heed-sticky-top, 0px) + ${theme.spacing(2)})`,
    },
  },
}))

export const EmailPage = observer(function EmailPage() {
  const { t } = useTranslation()
  const { session, notices } = useRoot()
  const company = useCompany()
  const store = useCompanyStore(EmailStore)
  const [query] = useSearchParams()
  useReloadCompany()
  const { form, submit, error, isOverwriting, discard, isDirty, busy } = usePageForm({
    draft: 'email',
    schema: FormSchema,
    initialValues: getEmailTexts(company),
    save: async (texts) => {
      await store.save(getChangedTextNames(form.formState.dirtyFields), texts)
      await session.reloadCompany().catch(() => undefined)
      notices.show('success', t('settings.email.saved'))
    },
  })
  const texts = form.watch()
  const changedNames = getChangedTextNames(form.formState.dirtyFields)
  const kinds = getEmailKinds(company)
  const kind = kinds.find((kindName) => kindName === query.get('kind')) ?? 'training'
  const makePath = (mailKind: EmailKind) =>
    withQuery(paths.emailSettings(), { kind: mailKind === 'training' ? null : mailKind })
  const getTextNames = (mailKind: EmailKind) => [getHeaderName(mailKind), getFooterName(mailKind)] as const
  const tabs = kinds.map((mailKind) => ({
    to: makePath(mailKind),
    label: t(`settings.email.kinds.${mailKind}`),
    unsaved: getTextNames(mailKind).some((name) => changedNames.includes(name)),
  }))
  const unsavedTabs = tabs.filter(({ unsaved }) => unsaved).map(({ label }) => label)
  return (
    <>
      <TwoColumns>
        <div>
          <Page title={t('shell.side.email')} summary={t('settings.email.summary')}>
            <LinkTabs label={t('shell.side.email')} tabs={tabs} />
            <FormNotices error={error} isOverwriting={isOverwriting} />
            <Stack>
              {getTextNames(kind).map((name, index) => (
                <EmailText
                  key={name}
                  control={form.control}
                  name={name}
                  label={t(index === 0 ? 'settings.email.header' : 'settings.email.footer')}
                  helper={t(index === 0 ? 'settings.email.headerHelp' : 'settings.email.footerHelp')}
                  isChanged={changedNames.includes(name)}
                  markdown={convertHtmlToMarkdown(texts[name])}
                />
              ))}
              {changedNames.length > 0 && (
                <CommandBlock
                  command={formatSaveCommand(company.company_id, toTextSettings(changedNames, texts))}
                />
              )}
            </Stack>
          </Page>
        </div>
        <EmailTextsPreview key={kind} kind={kind} texts={texts} changedNames={changedNames} />
      </TwoColumns>
      <SaveBar
        {...{ isDirty, busy }}
        status={t('settings.email.unsaved', { where: unsavedTabs.join(', ') })}
        onSave={submit}
        onDiscard={discard}
      />
    </>
  )
})

const getChangedTextNames = (dirtyFields: Partial<Record<keyof EmailTexts, boolean>>): (keyof EmailTexts)[] =>
  emailTextKeys.filter((name) => dirtyFields[name])

const formatSaveCommand = (companyId: number, settings: Readonly<Record<string, string>>): string =>
  `heed api settings.save --company ${companyId} --settings ${quoteShellJson(settings)}`
