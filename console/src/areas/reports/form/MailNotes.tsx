import { companyName } from '@heed/contracts'
import FormHelperText from '@mui/material/FormHelperText'
import { observer } from 'mobx-react-lite'
import { useTranslation } from 'react-i18next'
import { useCompany, useRoot } from '../../../app/root/RootContext.tsx'
import { findAddressFault } from '../../../lib/addresses/addresses.ts'
import { useFormats } from '../../../ui/formats.ts'

const NAMED = 3

type Props = { recipients: readonly string[] }

export const MailNotes = observer(function MailNotes({ recipients }: Props) {
  const { t } = useTranslation()
  const formats = useFormats()
  const { languages, session } = useRoot()
  const company = useCompany()
  const { defaultLanguage = 'en', managers = [] } = company
  const own = new Set([session.user, ...managers].map((person) => person?.email.toLowerCase()))
  const outsiders = recipients.filter(
    (address) => findAddressFault(address) === null && !own.has(address.toLowerCase()),
  )
  const others = outsiders.length - NAMED
  const names = formats.list([
    ...outsiders.slice(0, NAMED),
    ...(others > 0 ? [t('reports.otherRecipients', { count: others })] : []),
  ])
  return (
    <div role="status">
      {recipients.length === 0 && (
        <FormHelperText sx={{ color: 'text.primary' }}>{t('reports.nobodyMailed')}</FormHelperText>
      )}
      <FormHelperText>
        {t('reports.mailLanguage', {
          language: languages.nameOf(defaultLanguage),
          company: companyName(company),
        })}
      </FormHelperText>
      {outsiders.length > 0 && (
        <FormHelperText>
          {t('reports.outsiders', { count: outsiders.length, names, company: companyName(company) })}
        </FormHelperText>
      )}
    </div>
  )
})
