import type { Subject } from '@heed/contracts'
import { useTranslation } from 'react-i18next'
import { paths } from '../../app/paths.ts'
import { formatDuration } from '../../lib/numbers/amountFormats.ts'
import { useFormats } from '../../ui/formats.ts'
import { Stack } from '../../ui/layout.ts'
import { KeyValueList } from '../../ui/panels/KeyValueList.tsx'
import { AppLink } from '../../ui/text/AppLink.tsx'
import { MutedText } from '../../ui/text/Muted.tsx'
import { getSubjectKindKey } from './kinds.ts'

type Props = { subject: Subject }

export function SubjectFacts({ subject }: Props) {
  const { t } = useTranslation()
  const { description, language, keyBehaviours, trainings = [] } = subject
  const renderLines = (texts: readonly string[]) => texts.map((text) => <div key={text}>{text}</div>)
  return (
    <Stack>
      {description !== '' && <div lang={language}>{description}</div>}
      <KeyValueList
        items={[
          { label: t('subjects.kind'), value: t(getSubjectKindKey(subject)) },
          // A package's length is unknown and stored as 0.
          ...(subject.duration > 0
            ? [{ label: t('subjects.duration'), value: <SubjectDuration subject={subject} /> }]
            : []),
          ...(keyBehaviours.length > 0
            ? [
                {
                  label: t('subjects.keyBehaviours'),
                  value: renderLines(keyBehaviours.map(({ kbName }) => kbName)),
                },
              ]
            : []),
          {
            label: t('subjects.inTrainings'),
            value:
              trainings.length === 0
                ? t('subjects.noTrainings')
                : trainings.map(({ id, name }) => (
                    <div key={id}>
                      <AppLink to={paths.training({ trainingId: id })}>{name}</AppLink>
                    </div>
                  )),
          },
        ]}
      />
    </Stack>
  )
}

/** The duration includes time for questions, so it exceeds the video's length. */
function SubjectDuration({ subject }: Props) {
  const { t } = useTranslation()
  const time = formatDuration(useFormats(), subject.duration)
  if (subject.questions_count === 0) return time
  return (
    <>
      <div>{time}</div>
      <MutedText>{t('subjects.withQuestions')}</MutedText>
    </>
  )
}
