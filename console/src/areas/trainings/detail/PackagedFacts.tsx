import { observer } from 'mobx-react-lite'
import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { useFormats } from '../../../ui/formats.ts'
import { KeyValue } from '../../../ui/panels/KeyValue.tsx'
import { Panel } from '../../../ui/panels/Panel.tsx'
import type { TrainingStore } from './TrainingStore.ts'

/** Packaged trainings invite no one, so they have no figures (S1 section 1). */
export const PackagedFacts = observer(function PackagedFacts({ training }: { training: TrainingStore }) {
  const { t } = useTranslation()
  const formats = useFormats()
  useEffect(() => void training.loadTemplates(), [training])
  const { value } = training.info
  if (!value) return null
  const template = training.templates.value?.find(({ id }) => id === value.template_id)
  return (
    <Panel>
      <KeyValue
        items={[
          { label: t('training.template'), value: template?.title ?? t('training.noTemplate') },
          { label: t('training.lessons'), value: formats.number(value.subjectsNames.length) },
          { label: t('training.changed'), value: formats.date(value.updated) },
        ]}
      />
    </Panel>
  )
})
