import Delete from 'virtual:icon/DeleteOutlined'
import Edit from 'virtual:icon/EditOutlined'
import ExpandMore from 'virtual:icon/ExpandMore'
import Visibility from 'virtual:icon/VisibilityOutlined'
import type { Report } from '@heed/contracts'
import Button from '@mui/material/Button'
import IconButton from '@mui/material/IconButton'
import { useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { paths } from '../../../app/paths.ts'
import { ActionMenu, LazyMenu } from '../../../ui/buttons/ActionMenu.tsx'
import { WrapRow } from '../../../ui/layout.ts'
import { getTooltipProps } from '../../../ui/tooltipProps.ts'
import { useIsNarrow } from '../../../ui/useNarrow.ts'

export type ReportActions = { onEdit: (report: Report) => void; onDelete: (report: Report) => void }

type Props = { report: Report } & ReportActions

/** Shown to everyone, because the server refuses people without permission. */
export function RowActions({ report, onEdit, onDelete }: Props) {
  const { t } = useTranslation()
  const [anchor, setAnchor] = useState<HTMLElement | null>(null)
  const id = useId()
  const isNarrow = useIsNarrow('sm')
  const name = report.name || t('reports.noName')
  const view = {
    key: 'view',
    label: t('reports.view'),
    icon: <Visibility />,
    to: paths.report({ reportId: report.id }),
  }
  if (isNarrow) {
    const editAction = { key: 'edit', label: t('reports.edit'), icon: <Edit />, onRun: () => onEdit(report) }
    const removeAction = {
      key: 'delete',
      label: t('reports.delete'),
      icon: <Delete />,
      danger: true,
      onRun: () => onDelete(report),
    }
    return <ActionMenu name={name} actions={[view, editAction, removeAction]} />
  }
  return (
    <WrapRow style={{ flexWrap: 'nowrap', justifyContent: 'flex-end', gap: 4 }}>
      <IconButton
        {...getTooltipProps(t('reports.edit'))}
        size="small"
        aria-label={t('reports.editOf', { name })}
        onClick={() => onEdit(report)}
      >
        <Edit fontSize="small" />
      </IconButton>
      <IconButton
        {...getTooltipProps(t('reports.delete'))}
        size="small"
        aria-label={t('reports.deleteOf', { name })}
        onClick={() => onDelete(report)}
      >
        <Delete fontSize="small" />
      </IconButton>
      <Button
        size="small"
        variant="text"
        color="inherit"
        endIcon={<ExpandMore aria-hidden />}
        aria-label={t('reports.moreOf', { name })}
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        aria-controls={anchor ? id : undefined}
        onClick={(event) => setAnchor(event.currentTarget)}
      >
        {t('reports.more')}
      </Button>
      <LazyMenu
        id={id}
        label={t('ui.actionsOf', { name })}
        actions={[view]}
        anchor={anchor}
        onClose={() => setAnchor(null)}
      />
    </WrapRow>
  )
}
