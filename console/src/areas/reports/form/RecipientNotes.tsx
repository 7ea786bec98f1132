import { getCompanyName } from '@heed/contracts'
import FormHelperText from '@mui/material/FormHelperText'
import { observer } from 'mobx-react-lite'
import { useTranslation } from 'react-i18next'
import { useCompany, useRoot } from '../../../app/root/RootContext.tsx'
import { findAddressProblem } from '../../../lib/addresses/addresses.ts'
import { Announced } from '../../../ui/announcer/Announced.tsx'
import { useFormats } from '../../../ui/formats.ts'

const MAX_LISTED = 3

type Props = { recipients: readonly string[] }

export const RecipientNotes = observer(function RecipientNotes({ recipients }: Props) {
  const { t } = useTranslation()
  const formats = useFormats()
  const { languages, session } = useRoot()
  const company = useCompany()
  const { defaultLanguage = 'en', managers = [] } = company
  const companyEmails = new Set([session.user, ...managers].map((person) => person?.email.toLowerCase()))
  const externalRecipients = recipients.filter(
    (address) => findAddressProblem(address) === null && !companyEmails.has(address.toLowerCase()),
  )
  const otherCount = externalRecipients.length - MAX_LISTED
  const names = formats.list([
    ...externalRecipients.slice(0, MAX_LISTED),
    ...(otherCount > 0 ? [t('reports.otherRecipients', { count: otherCount })] : []),
  ])
  return (
    <Announced>
      {recipients.length === 0 && (
        <FormHelperText sx={{ color: 'text.primary' }}>{t('reports.nobodyMailed')}</FormHelperText>
      )}
      <FormHelperText>
        {t('reports.mailLanguage', {
          language: languages.getName(defaultLanguage),
          company: getCompanyName(company),
        })}
      </FormHelperText>
      {externalRecipients.length > 0 && (
        <FormHelperText>
          {t('reports.outsiders', {
            count: externalRecipients.length,
            names,
            company: getCompanyName(company),
          })}
        </FormHelperText>
      )}
    </Announced>
  )
})
