import { useEffect, useState } from 'react'
import { useCompany } from '../../../app/root/RootContext.tsx'
import { type Asked, callCommand } from '../../../lib/commands/apiCommand.ts'

export function useListCommand<Filters>(
  operation: string,
  filters: Filters,
  read: (filters: Filters) => Promise<Asked>,
): string | undefined {
  const { company_id: companyId } = useCompany()
  const [command, setCommand] = useState<string | undefined>(undefined)
  useEffect(() => {
    let isCurrent = true
    void read(filters).then((asked) => {
      if (isCurrent) setCommand(callCommand(operation, { companyId, ...asked }))
    })
    return () => {
      isCurrent = false
    }
  }, [operation, companyId, filters, read])
  return command
}
