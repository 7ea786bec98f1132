import { lazy } from 'react'
import { loadTexts } from '../../app/texts.ts'

// The code of a dialog is fetched when it is first opened, so that the page itself comes sooner.

export const AddEmployeesDialog = lazy(async () => {
  const [{ AddEmployeesDialog: Dialog }] = await Promise.all([
    import('./AddEmployeesDialog.tsx'),
    loadTexts('import'),
  ])
  return { default: Dialog }
})
export const AddToListDialog = lazy(async () => ({
  default: (await import('./table/AddToListDialog.tsx')).AddToListDialog,
}))
export const EditEmployeeDialog = lazy(async () => ({
  default: (await import('./EditEmployeeDialog.tsx')).EditEmployeeDialog,
}))
export const ListNameDialog = lazy(async () => ({
  default: (await import('../lists/ListNameDialog.tsx')).ListNameDialog,
}))
