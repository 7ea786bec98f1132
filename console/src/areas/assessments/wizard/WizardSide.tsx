import Typography from '@mui/material/Typography'
import { useTranslation } from 'react-i18next'

/** What the assessment means for people: who, when, how many. */
export function WizardSide() {
  const { t } = useTranslation()
  return <Typography variant="h2">{t('assessmentWizard.side.title')}</Typography>
}
