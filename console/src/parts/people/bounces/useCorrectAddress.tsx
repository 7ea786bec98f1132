import type { Employee } from '@heed/contracts'
import { Suspense, useState } from 'react'
import { useRoot } from '../../../app/root/RootContext.tsx'
import { useMutation } from '../../../ui/useMutation.ts'
import { EditEmployeeDialog } from '../dialogs.ts'
import { useEmployeesStore } from '../useEmployeesStore.ts'
import { type ShowText, useSendAgain } from './useSendAgain.ts'

export function useCorrectAddress(onDone: (email: string) => void, notify?: ShowText) {
  const { notices } = useRoot()
  const store = useEmployeesStore()
  const openMutation = useMutation()
  const { offer } = useSendAgain(notify)
  const [employee, setEmployee] = useState<Employee>()

  async function correctAddress({ email }: { email: string }): Promise<void> {
    await openMutation.run(async () => setEmployee(await store.fetchEmployee(email)))
    if (openMutation.failure) notices.show('error', openMutation.failure.text)
  }

  const dialog = (
    <Suspense>
      {employee && (
        <EditEmployeeDialog
          employee={employee}
          onClose={() => setEmployee(undefined)}
          onSaved={(savedEmployee) => {
            setEmployee(undefined)
            offer(employee.email, savedEmployee, () => onDone(savedEmployee.email))
          }}
        />
      )}
    </Suspense>
  )
  return { correct: (person: { email: string }) => void correctAddress(person), dialog }
}
