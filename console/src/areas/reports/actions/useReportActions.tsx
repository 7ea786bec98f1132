import Delete from 'virtual:icon/DeleteOutlined'
import Edit from 'virtual:icon/EditOutlined'
import { adminsOnlyText, type Report } from '@heed/contracts'
import { useTranslation } from 'react-i18next'
import { useRoot } from '../../../app/root/RootContext.tsx'
import { type Action, toRefusalProps } from '../../../ui/buttons/action.ts'
import { useDeleteConfirmation } from '../useDeleteConfirmation.ts'

type Options = { onEdit: (report: Report) => void; onDeleted: () => void }

export function useReportActions({ onEdit, onDeleted }: Options): (report: Report) => Action[] {
  const { t } = useTranslation()
  const { session } = useRoot()
  const askDelete = useDeleteConfirmation(onDeleted)
  const refusalProps = toRefusalProps(session.isAdmin ? null : adminsOnlyText)
  return (report) => [
    {
      key: 'edit',
      label: t('reports.edit'),
      icon: <Edit />,
      onRun: () => onEdit(report),
      ...refusalProps,
    },
    {
      key: 'delete',
      label: t('reports.delete'),
      icon: <Delete />,
      danger: true,
      onRun: () => askDelete(report),
      ...refusalProps,
    },
  ]
}
