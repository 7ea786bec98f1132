import { type Company, formatAssessmentsHint, getCompanyName } from '@heed/contracts'
import Button from '@mui/material/Button'
import { useTranslation } from 'react-i18next'
import { useSwitchCompany } from '../../../app/leave/useSwitchCompany.ts'
import { paths } from '../../../app/paths.ts'
import { ActiveAssessmentList } from '../../../parts/endings/ActiveAssessmentList.tsx'
import { ActionButton } from '../../../ui/buttons/ActionButton.tsx'
import { ConfirmDialog } from '../../../ui/dialogs/ConfirmDialog.tsx'
import { WrapRow } from '../../../ui/layout.ts'

export interface BlockedChange {
  company: Company
  title: string
  text: string
  activeTrainings?: number
  activeAssessments?: number
  removeEmployees?: number
  mostSeats?: number
}

type Props = {
  blocked: BlockedChange
  onClose: () => void
  onSolve?: () => void
  onSeats?: (seats: number) => void
}

export function BlockedDialog({ blocked, onClose, onSolve, onSeats }: Props) {
  const { t } = useTranslation()
  const switchCompany = useSwitchCompany()
  const { company, title, text, mostSeats: maxSeats } = blocked
  const { activeTrainings = 0, activeAssessments = 0, removeEmployees = 0 } = blocked
  const hint = formatAssessmentsHint({ activeAssessments })
  const blockerLinks = [
    [activeTrainings, 'blockingTrainings', paths.activeTrainings()],
    [activeAssessments, 'blockingAssessments', paths.activeAssessments()],
    [removeEmployees, 'blockingEmployees', paths.employees()],
  ] as const
  const openPath = (path: string) => {
    onClose()
    onSolve?.()
    switchCompany(company.company_id, path)
  }
  return (
    <ConfirmDialog
      open
      title={title}
      company={getCompanyName(company)}
      description={
        <>
          <p style={{ marginTop: 0 }}>{text}</p>
          {hint && <p>{hint}</p>}
          <ActiveAssessmentList
            companyId={company.company_id}
            count={activeAssessments}
            link={({ id, name }) => (
              <Button
                variant="text"
                size="small"
                onClick={() => openPath(paths.assessmentView({ assessmentId: id }))}
                sx={{ minHeight: 0, p: 0.25, verticalAlign: 'baseline', textAlign: 'start' }}
              >
                {name}
              </Button>
            )}
          />
          <WrapRow style={{ marginTop: 12 }}>
            {blockerLinks
              .filter(([count]) => count > 0)
              .map(([count, key, path]) => (
                <ActionButton
                  key={key}
                  action={{ key, label: t(`partner.${key}`, { count }), onRun: () => openPath(path) }}
                  size="small"
                />
              ))}
            {onSeats && maxSeats !== undefined && (
              <ActionButton
                action={{
                  key: 'seats',
                  label: t('partner.blockingSeats', { count: maxSeats }),
                  onRun: () => onSeats(maxSeats),
                }}
                size="small"
              />
            )}
          </WrapRow>
        </>
      }
      actionLabel={t('ui.close')}
      command={null}
      cancelLabel={null}
      onConfirm={onClose}
      onCancel={onClose}
    />
  )
}
