import type { Employee } from '@heed/contracts'
import { Suspense, useState } from 'react'
import { useRoot } from '../../../app/root/RootContext.tsx'
import { useMutation } from '../../../ui/useMutation.ts'
import { EditEmployeeDialog } from '../dialogs.ts'
import { useEmployeesStore } from '../useEmployeesStore.ts'
import { type ShowText, useSendAgain } from './useSendAgain.ts'

export function useCorrectAddress(onDone: (email: string) => void, tell?: ShowText) {
  const { notices } = useRoot()
  const store = useEmployeesStore()
  const opening = useMutation()
  const { offer } = useSendAgain(tell)
  const [employee, setEmployee] = useState<Employee>()

  async function correctAddress({ email }: { email: string }): Promise<void> {
    await opening.run(async () => setEmployee(await store.fetchEmployee(email)))
    if (opening.failure) notices.show('error', opening.failure.text)
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
