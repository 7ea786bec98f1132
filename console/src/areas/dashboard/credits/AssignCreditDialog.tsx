import {
  type Company,
  getAccessLevel,
  getCompanyName,
  getCreditNameProblem,
  getCreditUseRefusal,
  type UnassignedPackage,
} from '@heed/contracts'
import { observer } from 'mobx-react-lite'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router'
import * as z from 'zod/mini'
import { useDialogForm } from '../../../app/drafts/useDialogForm.ts'
import { paths, withQuery } from '../../../app/paths.ts'
import { useRoot } from '../../../app/root/RootContext.tsx'
import { formatCallCommand } from '../../../lib/commands/apiCommand.ts'
import { type Failure, toFailure } from '../../../lib/requests/failure.ts'
import { FormDialog } from '../../../ui/dialogs/FormDialog.tsx'
import { SelectInput } from '../../../ui/form/SelectInput.tsx'
import { TextInput } from '../../../ui/form/TextInput.tsx'
import { useFormats } from '../../../ui/formats.ts'
import { CreditsStore, NEW_COMPANY_ID } from './CreditsStore.ts'

const NO_COMPANY = '-1'

const isUnexpected = ({ kind }: Failure): boolean =>
  kind === 'network' || kind === 'server' || kind === 'contract'

type Props = { credit: UnassignedPackage; onClose: () => void }

export const AssignCreditDialog = observer(function AssignCreditDialog({ credit, onClose }: Props) {
  const { t } = useTranslation()
  const navigate = useNavigate()
  const assign = useAssignment(credit)
  const { companies, companyProblem, nameProblem } = useAssignmentChecks(credit)
  const { form, dialog } = useDialogForm({
    draft: `credit/${String(credit.package_id)}`,
    schema: z.object({ company: z.string(), name: z.string() }).check(
      z.refine(({ company }) => companyProblem(company) === null, {
        path: ['company'],
        error: ({ input }) => companyProblem((input as { company: string }).company),
      }),
      z.refine((values) => nameProblem(values) === null, {
        path: ['name'],
        error: ({ input }) => nameProblem(input as { company: string; name: string }),
      }),
    ),
    initialValues: { company: NO_COMPANY, name: '' },
    save: async ({ company, name }) => {
      const companyId = await assign(Number(company), name)
      return () =>
        void navigate(withQuery(paths.manager(), { company: String(companyId), credit: credit.package_name }))
    },
    onClose,
  })
  const { company, name } = form.watch()
  const isNew = company === String(NEW_COMPANY_ID)
  const selectedCompany = companies.find(({ company_id: id }) => String(id) === company)
  const problem =
    company === NO_COMPANY
      ? t('dashboard.credits.choose')
      : (companyProblem(company) ?? nameProblem({ company, name }))
  return (
    <FormDialog
      {...dialog}
      company={isNew ? name : selectedCompany && getCompanyName(selectedCompany)}
      title={t('dashboard.credits.title')}
      submitLabel={t('dashboard.credits.assign')}
      command={problem === null ? formatAssignCommand(credit, Number(company), name) : undefined}
      disabledReason={problem ?? undefined}
    >
      <p style={{ margin: 0 }}>
        {t('dashboard.credits.text', { name: credit.package_name, count: credit.package_users })}
      </p>
      <SelectInput
        control={form.control}
        name="company"
        label={t('dashboard.credits.company')}
        required
        options={[
          { value: NO_COMPANY, label: t('dashboard.credits.chooseCompany'), disabled: true },
          { value: String(NEW_COMPANY_ID), label: t('dashboard.credits.newCompany') },
          ...companies.map((item) => ({
            value: String(item.company_id),
            label: getCompanyName(item),
            group: t('dashboard.credits.yours'),
          })),
        ]}
      />
      {selectedCompany?.subscription && problem === null && (
        <ReplacedSubscription credit={credit} company={selectedCompany} />
      )}
      {isNew && (
        <TextInput
          control={form.control}
          name="name"
          label={t('dashboard.credits.name')}
          helper={t('dashboard.credits.nameHelp')}
          required
          autoFocus
        />
      )}
    </FormDialog>
  )
})

function useAssignment(credit: UnassignedPackage) {
  const { t } = useTranslation()
  const store = useRoot().area(CreditsStore)
  return async (companyId: number, name: string) => {
    try {
      return await store.assign({ credit, companyId, name })
    } catch (error) {
      const failure = toFailure(error)
      // A refusal changes nothing; after any other failure, the credits may have been assigned.
      const outcomeText = isUnexpected(failure)
        ? t('dashboard.credits.notKnown')
        : t('dashboard.credits.unchanged')
      throw new Error(`${t('dashboard.credits.failed')} ${failure.text.replace(/\.?$/, '.')} ${outcomeText}`)
    }
  }
}

function ReplacedSubscription({ credit, company }: { credit: UnassignedPackage; company: Company }) {
  const { t } = useTranslation()
  const formats = useFormats()
  const formatSeats = (count: number) => t('dashboard.credits.seats', { count })
  const formatUntil = (end: string | null | undefined) =>
    end ? formats.date(end) : t('dashboard.credits.unending')
  return (
    <p style={{ margin: 0 }}>
      {t('dashboard.credits.replaces', {
        name: getCompanyName(company),
        plan: company.subscription?.subscription_name,
        seats: formatSeats(company.users_available),
        date: formatUntil(company.valid_to),
        credit: credit.package_name,
        next: formatSeats(credit.package_users),
        end: formatUntil(credit.valid_to),
      })}
    </p>
  )
}

const formatAssignCommand = ({ package_id }: UnassignedPackage, company_id: number, name: string): string => {
  const use = formatCallCommand('subscriptions.assignPackage', {
    company_id,
    ...(company_id === NEW_COMPANY_ID && { new_company_name: name }),
    package_id,
  })
  return `heed api auth.getCurrentUser --out me.json && ${use} --_csrf "$(jq -r .csrf me.json)"`
}

function useAssignmentChecks({ package_users: seats }: UnassignedPackage) {
  const { session } = useRoot()
  const { user } = session
  const companies = session.companies.filter((company) => getAccessLevel(user, company) !== 'viewer')
  const getRefusal = (company: Company) =>
    getCreditUseRefusal({
      strength: getAccessLevel(user, company),
      plan: company.subscription?.subscription_type,
      employees: company.users_total,
      seats,
    })
  const companyProblem = (id: string): string | null => {
    const selectedCompany = companies.find(({ company_id }) => String(company_id) === id)
    return selectedCompany ? getRefusal(selectedCompany) : null
  }
  const names = session.companies.map(getCompanyName)
  const nameProblem = ({ company, name }: { company: string; name: string }): string | null =>
    company === String(NEW_COMPANY_ID) ? getCreditNameProblem(name, names) : null
  return { companies, companyProblem, nameProblem }
}
