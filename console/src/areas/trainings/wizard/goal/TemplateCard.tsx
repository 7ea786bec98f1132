import type { Template } from '@heed/contracts'
import Lock from '@mui/icons-material/LockOutlined'
import { styled } from '@mui/material/styles'
import { observer } from 'mobx-react-lite'
import { useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useWayToUpgrade } from '../../../../app/guards/useWayToUpgrade.ts'
import { ActionButton } from '../../../../ui/ActionButton.tsx'
import { Muted } from '../../../../ui/Muted.tsx'
import { radius, type as scale } from '../../../../ui/theme/tokens.ts'
import { reason } from '../../../../ui/tip.ts'

const Card = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: 6,
  padding: theme.spacing(2),
  borderRadius: radius.card,
  boxShadow: `inset 0 0 0 1px ${theme.vars.palette.divider}`,
  '&[data-chosen]': { boxShadow: `inset 0 0 0 2px ${theme.vars.palette.primary.main}` },
  '&[data-locked]': { backgroundColor: theme.vars.palette.surface.subtle },
}))

const Title = styled('label')({
  display: 'flex',
  gap: 10,
  alignItems: 'flex-start',
  fontWeight: scale.weight.medium,
  cursor: 'pointer',
  overflowWrap: 'anywhere',
  '& > input': { flex: 'none', width: 18, height: 18, margin: '1px 0 0', accentColor: 'currentColor' },
  '& > input[aria-disabled]': { cursor: 'not-allowed' },
})

const Lack = styled('span')(({ theme }) => ({ color: theme.vars.palette.warning.main }))
const Locked = styled('span')({
  display: 'inline-flex',
  alignItems: 'center',
  gap: 6,
  '& > svg': { fontSize: 16 },
})
const Names = styled('ol')({ margin: 0, paddingLeft: 20, overflowWrap: 'anywhere' })

type Props = {
  group: string
  template: Template
  /** Of its subjects, in their order. */
  titles: readonly string[]
  isChosen: boolean
  /** Why no other can be picked now. */
  refusal: string | undefined
  onPick: () => void
}

/** A template: what it is for, how long it takes, what it holds, and what of it the plan lacks. */
export const TemplateCard = observer(function TemplateCard(props: Props) {
  const { group, template, titles, isChosen, refusal, onPick } = props
  const { t } = useTranslation()
  const wayToUpgrade = useWayToUpgrade()
  const id = useId()
  const [isOpen, setOpen] = useState(false)
  const { title, description, verboseDuration, subjects, disabledSubjects, enabled } = template
  const why = enabled ? refusal : t('trainingWizard.goal.locked')
  const pick = () => {
    if (why === undefined) onPick()
  }
  return (
    <Card data-chosen={isChosen || undefined} data-locked={!enabled || undefined}>
      <Title>
        <input
          {...reason(why)}
          type="radio"
          name={group}
          checked={isChosen}
          aria-disabled={why !== undefined || undefined}
          aria-describedby={`${id}-text`}
          // One that is chosen already and was changed since is picked anew by a press.
          onClick={pick}
          onChange={() => undefined}
        />
        <span>{title}</span>
      </Title>
      <Muted id={`${id}-text`}>{description}</Muted>
      <span>
        {verboseDuration} · {t('trainingWizard.hints.subjects', { count: subjects.length })}
      </span>
      {enabled && disabledSubjects.length > 0 && (
        <Lack>{t('trainingWizard.goal.lacks', { count: disabledSubjects.length })}</Lack>
      )}
      {!enabled && (
        <Locked>
          <Lock aria-hidden />
          {t('trainingWizard.goal.locked')}
          <ActionButton action={wayToUpgrade} look="text" size="small" />
        </Locked>
      )}
      <div style={{ marginLeft: -8 }}>
        <ActionButton
          action={{
            key: 'subjects',
            label: t(isOpen ? 'trainingWizard.goal.hideSubjects' : 'trainingWizard.goal.showSubjects'),
            onRun: () => setOpen(!isOpen),
          }}
          look="text"
          size="small"
          expands={{ id: `${id}-subjects`, isOpen }}
        />
      </div>
      {isOpen && (
        <Names id={`${id}-subjects`} aria-label={t('trainingWizard.goal.subjects')}>
          {titles.map((subject, at) => (
            <li key={subjects[at]}>{subject}</li>
          ))}
        </Names>
      )}
    </Card>
  )
})
