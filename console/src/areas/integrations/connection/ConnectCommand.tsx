import { type IntegrationType, requiredFields } from '@heed/contracts'
import { formatShellOption } from '@heed/contracts/rules/commandLine'
import { observer } from 'mobx-react-lite'
import { type UseFormReturn, useWatch } from 'react-hook-form'
import { useCompany } from '../../../app/root/RootContext.tsx'
import { CommandBlock } from '../../../ui/code/CommandBlock.tsx'
import { type ConnectValues, isTextField } from './useConnectForm.ts'

/** Passing secrets in variables and files keeps them out of the shell's history. */
const otherSources: Readonly<Partial<Record<keyof ConnectValues, string>>> = {
  clientSecret: '"$CLIENT_SECRET"',
  cert: '"$(cat heed.cer)"',
}

type Props = { type: IntegrationType; form: UseFormReturn<ConnectValues> }

export const ConnectCommand = observer(function ConnectCommand({ type, form }: Props) {
  const { company_id: companyId } = useCompany()
  const formValues = useWatch({ control: form.control })
  const fields = requiredFields[type].filter(isTextField)
  if (fields.some((field) => (formValues[field] ?? '').trim() === '')) return null
  const values = fields.map((field) => {
    const source = otherSources[field]
    return source === undefined ? formatShellOption(field, formValues[field] ?? '') : `--${field} ${source}`
  })
  return (
    <CommandBlock
      command={[`heed api integrations.saveData --company ${companyId} --type ${type}`, ...values].join(' ')}
    />
  )
})
